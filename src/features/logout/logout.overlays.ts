import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    logout: object;
  }
}

export const logoutOverlays = {
  logout: {
    load: () => import('./LogoutDialog').then((module) => module.LogoutDialog),
    closesOnNavigation: true,
    closesWithSession: true,
  },
} satisfies Partial<OverlayDefinitions>;
