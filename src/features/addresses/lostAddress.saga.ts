import type { SagaGenerator } from 'typed-redux-saga';
import type { AddressEntry, ApiError } from '@/api';
import { addressesApi, refetchQuery, isResponseLost } from '@/api';
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

function* refetchAfter(error: ApiError): SagaGenerator<Address[] | null> {
  if (!isResponseLost(error)) return null;
  return (yield* refetchQuery(addressesApi.endpoints.getAddresses, undefined)).data ?? null;
}

/** Looks up the address of a write whose response was lost: resending could create it twice. */
export function* findWritten(
  error: ApiError,
  { id, entry, known }: { id: AddressId | null; entry: AddressEntry; known: readonly Address[] },
): SagaGenerator<Address | null> {
  const addresses = (yield* refetchAfter(error)) ?? [];
  const isCandidate = (address: Address) =>
    id === null ? !known.some((earlier) => earlier.id === address.id) : address.id === id;
  return addresses.find((address) => isCandidate(address) && equalsEntry(address, entry)) ?? null;
}

/** Whether an address was deleted although the response was lost. */
export function* isDeletedAfterAll(error: ApiError, id: AddressId): SagaGenerator<boolean> {
  const addresses = yield* refetchAfter(error);
  return addresses !== null && addresses.every((address) => address.id !== id);
}
