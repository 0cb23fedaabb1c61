import type { AddressId } from '@/domain/ids';

/** Mutation cache keys from which cards and dialog read progress. */
export const DEFAULT_ADDRESS_CALL = 'addressDefault';
export const DELETE_ADDRESS_CALL = 'addressDelete';

/** `fixedCacheKey` and draft key of the address form: one for new addresses, one per edited address. */
export const formKeyOf = (id: AddressId | null) => (id === null ? 'address' : `address ${id}`);
