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
  /** Degrees; kept as they came, for a map may have set them. */
  latitude: number | null;
  longitude: number | null;
}

/** The default address, otherwise the first (specification §4, "Default address"). */
export function defaultAddress(addresses: readonly Address[]): Address | null {
  return addresses.find((address) => address.isDefault) ?? addresses[0] ?? null;
}

/** The chosen address while it exists, otherwise the default one. */
export function addressInUse(addresses: readonly Address[], chosen: AddressId | null): Address | null {
  return addresses.find((address) => address.id === chosen) ?? defaultAddress(addresses);
}

/** The only role that is known (specification §6). */
export const SHOP_ROLE = 'shop';
