import type { AddressId } from '@/domain/ids';

/** Mutation cache keys from which form and dialog read progress and errors. */
export const ADDRESS_CALL = 'address';
export const DELETE_ADDRESS_CALL = 'addressDelete';

/** Mutation cache key of making this address the default: a shared key would not say which one it is. */
export const defaultAddressCall = (id: AddressId) => `addressDefault ${id}`;

/** Draft name of the address form: one for new addresses, one per edited address. */
export const draftOf = (id: AddressId | null) => (id === null ? 'address' : `address ${id}`);
