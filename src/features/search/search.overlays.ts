import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    search: object;
  }
}

export const searchOverlays = {
  search: {
    load: () => import('./SearchSheet').then((module) => module.SearchSheet),
    closesOnNavigation: true,
  },
} satisfies Partial<OverlayDefinitions>;
