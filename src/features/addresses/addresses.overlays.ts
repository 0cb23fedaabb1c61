import type { AddressId } from '@/domain/ids';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    /** Edits the address `addressId`; adds a new one when omitted. */
    address: { addressId?: AddressId };
    addressDelete: { addressId: AddressId };
  }
}

export const addressesOverlays = {
  address: {
    load: () => import('./AddressDialog').then((module) => module.AddressDialog),
    closesWithSession: true,
  },
  addressDelete: {
    load: () => import('./AddressDeleteDialog').then((module) => module.AddressDeleteDialog),
    closesOnNavigation: true,
    closesWithSession: true,
  },
} satisfies Partial<OverlayDefinitions>;
