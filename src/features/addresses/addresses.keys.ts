import type { AddressId } from '@/domain/ids';

/** Key of the write from which the dialog of this address reads progress. */
export const deleteAddressCall = (id: AddressId) => `addressDelete ${id}`;

/** Key of the write that makes this address the default. */
export const defaultAddressCall = (id: AddressId) => `addressDefault ${id}`;

/** `fixedCacheKey` and draft key of the address form: one for new addresses, one per edited address. */
export const formKeyOf = (id: AddressId | null) => (id === null ? 'address' : `address ${id}`);
