import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    languageMenu: object;
  }
}

export const localeOverlays = {
  languageMenu: {
    closesOnNavigation: true,
  },
} satisfies Partial<OverlayDefinitions>;
