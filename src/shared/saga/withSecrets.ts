import type { SagaGenerator } from 'typed-redux-saga';
import type { SecretRef } from '../adapters';
import { forget } from '../adapters';

/** Removes the secrets of a call from the vault when it has ended, also if the saga is canceled meanwhile. */
export function* withSecrets<T>(handles: readonly SecretRef[], send: SagaGenerator<T>): SagaGenerator<T> {
  try {
    return yield* send;
  } finally {
    handles.forEach(forget);
  }
}
