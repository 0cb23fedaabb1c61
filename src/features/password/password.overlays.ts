import type { LoginReason } from '@/domain/session';
import type { OverlayDefinitions } from '@/core/overlays';
import type { SecretRef } from '@/shared/adapters';

declare module '@/core/overlays' {
  interface OverlayProps {
    forgotPassword: { reason: LoginReason };
    /** `phone` is the account whose password is set, for password managers. */
    resetPassword: { token: SecretRef; phone: string };
  }
}

export const passwordOverlays = {
  forgotPassword: {
    load: () => import('./ForgotPasswordDialog').then((module) => module.ForgotPasswordDialog),
    isEntryDialog: true,
  },
  resetPassword: {
    load: () => import('./ResetPasswordDialog').then((module) => module.ResetPasswordDialog),
    isEntryDialog: true,
  },
} satisfies Partial<OverlayDefinitions>;
