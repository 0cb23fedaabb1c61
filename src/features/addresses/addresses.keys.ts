import type { AddressId } from '@/domain/ids';

/** Mutation cache keys from which form, cards and dialog read progress and errors. */
export const ADDRESS_CALL = 'address';
export const DEFAULT_ADDRESS_CALL = 'addressDefault';
export const DELETE_ADDRESS_CALL = 'addressDelete';

/** Draft name of the address form: one for new addresses, one per edited address. */
export const draftOf = (id: AddressId | null) => (id === null ? 'address' : `address ${id}`);
