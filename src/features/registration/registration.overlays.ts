import type { LoginReason } from '@/domain/session';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    registration: { reason: LoginReason };
  }
}

export const registrationOverlays = {
  registration: {
    load: () => import('./RegistrationDialog').then((module) => module.RegistrationDialog),
    isEntryDialog: true,
  },
} satisfies Partial<OverlayDefinitions>;
