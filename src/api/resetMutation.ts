import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { clock } from '@/shared/adapters';
import { api } from './api';
import { isApiError } from './apiError';

/** Resets the mutation under a `fixedCacheKey`, for a newly opened form. */
export function resetMutation(fixedCacheKey: string) {
  return api.internalActions.removeMutationResult({ fixedCacheKey });
}

interface State {
  api: { mutations: Partial<Record<string, { status: string; error?: unknown }>> };
}

/** Resets a failed mutation. Keeps a pending one, and an error whose `retryAt` has not passed yet. */
export function* resetFailedMutation(fixedCacheKey: string): SagaGenerator<void> {
  const last = yield* select((state: State) => state.api.mutations[fixedCacheKey]);
  if (last?.status !== 'rejected') return;
  const mustWait = isApiError(last.error) && (last.error.retryAt ?? 0) > clock.now();
  if (!mustWait) yield* put(resetMutation(fixedCacheKey));
}
