import type { AddressId } from '@/domain/ids';

/** The cache entries in which the form, the cards and the dialog see progress and errors. */
export const ADDRESS_CALL = 'address';
export const DEFAULT_ADDRESS_CALL = 'addressDefault';
export const DELETE_ADDRESS_CALL = 'addressDelete';

/** What is typed into the form of a new address, and into that of each edited one, is kept apart. */
export const draftOf = (id: AddressId | null) => (id === null ? 'address' : `address ${id}`);
