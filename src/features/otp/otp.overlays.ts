import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    otp: object;
  }
}

export const otpOverlays = {
  otp: {
    load: () => import('./OtpDialog').then((module) => module.OtpDialog),
    isEntryDialog: true,
  },
} satisfies Partial<OverlayDefinitions>;
