import type { SagaGenerator } from 'typed-redux-saga';
import type { AddressEntry, ApiError } from '@/api';
import { addressesApi, callAnew, isAnswerLost } from '@/api';
import type { AddressId } from '@/domain/ids';
import type { Address } from '@/domain/session';
import { entryOf } from './entryOf';

/** Whether an address is what was written; the server may have made it the default by itself. */
function says(address: Address, entry: AddressEntry): boolean {
  const { isDefault, ...written } = entry;
  const stored: Readonly<Record<string, string | number | boolean | null>> = { ...entryOf(address) };
  const isSame = Object.entries(written).every(
    ([name, value]) => String(stored[name] ?? '').trim() === String(value ?? '').trim(),
  );
  return isSame && (address.isDefault || !isDefault);
}

function* askAfter(error: ApiError): SagaGenerator<Address[] | null> {
  if (!isAnswerLost(error)) return null;
  return (yield* callAnew(addressesApi.endpoints.getAddresses, undefined)).data ?? null;
}

/** The address of a write whose answer was lost, where the server has it all the same: sent again it would be there twice. */
export function* findWritten(
  error: ApiError,
  { id, entry, known }: { id: AddressId | null; entry: AddressEntry; known: readonly Address[] },
): SagaGenerator<Address | null> {
  const addresses = (yield* askAfter(error)) ?? [];
  const isCandidate = (address: Address) =>
    id === null ? !known.some((earlier) => earlier.id === address.id) : address.id === id;
  return addresses.find((address) => isCandidate(address) && says(address, entry)) ?? null;
}

/** Whether an address is gone although the answer to its deletion was lost. */
export function* isDeletedAfterAll(error: ApiError, id: AddressId): SagaGenerator<boolean> {
  const addresses = yield* askAfter(error);
  return addresses !== null && addresses.every((address) => address.id !== id);
}
