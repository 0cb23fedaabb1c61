import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    notices: object;
  }
}

export const noticesOverlays = {
  notices: {
    load: () => import('./NoticeLogDialog').then((module) => module.NoticeLogDialog),
  },
} satisfies Partial<OverlayDefinitions>;
