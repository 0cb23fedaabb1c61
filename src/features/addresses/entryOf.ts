import type { AddressEntry } from '@/api';
import type { Address } from '@/domain/session';

/** Form values of an address; absent fields are empty strings. */
export function entryOf(address: Address): AddressEntry {
  return {
    name: address.name,
    phone: address.phone,
    addressType: address.addressType,
    addressLine: address.addressLine,
    addressLine2: address.addressLine2 ?? '',
    area: address.area ?? '',
    flatNo: address.flatNo ?? '',
    postCode: address.postCode ?? '',
    isDefault: address.isDefault,
    latitude: address.latitude,
    longitude: address.longitude,
  };
}
