import type { ShopId } from '@/domain/ids';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    vouchers: { shopId: ShopId; shopName: string };
  }
}

export const vouchersOverlays = {
  vouchers: {
    load: () => import('./VoucherDialog').then((module) => module.VoucherDialog),
    closesOnNavigation: true,
    closesWithSession: true,
  },
} satisfies Partial<OverlayDefinitions>;
