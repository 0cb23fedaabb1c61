import type { LoginReason } from '@/domain/session';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    /** `loginName` is filled in: that of an account whose password was just reset. */
    login: { reason: LoginReason; loginName?: string };
  }
}

export const loginOverlays = {
  login: {
    load: () => import('./LoginDialog').then((module) => module.LoginDialog),
    isEntryDialog: true,
  },
} satisfies Partial<OverlayDefinitions>;
