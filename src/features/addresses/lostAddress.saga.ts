import type { SagaGenerator } from 'typed-redux-saga';
import type { AddressEntry, ApiError, ApiResponse } from '@/api';
import { addressesApi, hasLostWriteArrived, refetchQuery } from '@/api';
import type { AddressId } from '@/domain/ids';
import type { Address } from '@/domain/session';
import { entryOf } from './entryOf';

/** Whether the address equals the entry; the server may have made it the default on its own. */
function equalsEntry(address: Address, entry: AddressEntry): boolean {
  const { isDefault, ...fields } = entry;
  const persisted: Readonly<Record<string, string | number | boolean | null>> = { ...entryOf(address) };
  const isSame = Object.entries(fields).every(
    ([name, value]) => String(persisted[name] ?? '').trim() === String(value ?? '').trim(),
  );
  return isSame && (address.isDefault || !isDefault);
}

const { getAddresses } = addressesApi.endpoints;

/** Finds the address of a write whose response was lost: resending could create it twice. */
export function* findWritten({
  id,
  entry,
  known,
}: {
  id: AddressId | null;
  entry: AddressEntry;
  known: readonly Address[];
}): SagaGenerator<ApiResponse<Address | undefined>> {
  const { data: addresses, error } = yield* refetchQuery(getAddresses, undefined);
  if (error) return { error };
  const isCandidate = (address: Address) =>
    id === null ? !known.some((earlier) => earlier.id === address.id) : address.id === id;
  return { data: addresses.find((address) => isCandidate(address) && equalsEntry(address, entry)) };
}

export const isDeletedAfterAll = (error: ApiError, id: AddressId) =>
  hasLostWriteArrived(error, getAddresses, undefined, (addresses) =>
    addresses.every((address) => address.id !== id),
  );

export const isDefaultAfterAll = (error: ApiError, id: AddressId) =>
  hasLostWriteArrived(error, getAddresses, undefined, (addresses) =>
    addresses.some((address) => address.id === id && address.isDefault),
  );
