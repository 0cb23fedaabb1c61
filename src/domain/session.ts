import type { AddressId, UserId } from './ids';

export interface User {
  id: UserId;
  name: string;
  phone: string | null;
  email: string | null;
  phoneCode: string | null;
  country: string | null;
  gender: string | null;
  dateOfBirth: string | null;
  profilePhoto: string | null;
}

export interface Address {
  id: AddressId;
  name: string;
  phone: string;
  area: string | null;
  flatNo: string | null;
  postCode: string | null;
  addressLine: string;
  addressLine2: string | null;
  addressType: string;
  isDefault: boolean;
  /** Degrees; sent back unchanged, because another client's map may have set them. */
  latitude: number | null;
  longitude: number | null;
}

/** The default address, otherwise the first one (specification §4, "Default address"). */
export function defaultAddress(addresses: readonly Address[]): Address | null {
  return addresses.find((address) => address.isDefault) ?? addresses[0] ?? null;
}

/** The selected address if it still exists, otherwise the default one. */
export function addressInUse(addresses: readonly Address[], chosen: AddressId | null): Address | null {
  return addresses.find((address) => address.id === chosen) ?? defaultAddress(addresses);
}

/** The only defined role (specification §6). */
export const SHOP_ROLE = 'shop';

/** Whether the shopper pressed Login, or triggered an event that needs a session. */
export type LoginReason = 'button' | 'blocked';
