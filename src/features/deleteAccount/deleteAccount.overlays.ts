import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    deleteAccount: object;
  }
}

export const deleteAccountOverlays = {
  deleteAccount: {
    load: () => import('./DeleteAccountDialog').then((module) => module.DeleteAccountDialog),
    closesOnNavigation: true,
    closesWithSession: true,
  },
} satisfies Partial<OverlayDefinitions>;
