import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    categoryMenu: object;
  }
}

export const categoryMenuOverlays = {
  categoryMenu: {
    closesOnNavigation: true,
  },
} satisfies Partial<OverlayDefinitions>;
