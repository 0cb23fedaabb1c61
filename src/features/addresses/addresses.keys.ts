import type { AddressId } from '@/domain/ids';

/** Mutation cache key from which the dialog of this address reads progress. */
export const deleteAddressCall = (id: AddressId) => `addressDelete ${id}`;

/** Mutation cache key of making this address the default: a shared key would not say which one it is. */
export const defaultAddressCall = (id: AddressId) => `addressDefault ${id}`;

/** `fixedCacheKey` and draft key of the address form: one for new addresses, one per edited address. */
export const formKeyOf = (id: AddressId | null) => (id === null ? 'address' : `address ${id}`);
