import type { LoginReason } from '@/domain/session';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    login: { reason: LoginReason };
  }
}

export const loginOverlays = {
  login: {
    load: () => import('./LoginDialog').then((module) => module.LoginDialog),
    isEntryDialog: true,
  },
} satisfies Partial<OverlayDefinitions>;
