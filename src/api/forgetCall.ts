import type { SagaGenerator } from 'typed-redux-saga';
import { put, select } from 'typed-redux-saga';
import { clock } from '@/shared/adapters';
import { api } from './api';
import { isApiError } from './apiError';

/** Forgets the progress and the error of the last call under a `fixedCacheKey`, for a form that opens afresh. */
export function forgetCall(fixedCacheKey: string) {
  return api.internalActions.removeMutationResult({ fixedCacheKey });
}

interface State {
  api: { mutations: Partial<Record<string, { status: string; error?: unknown }>> };
}

/** Forgets the last call if it was refused; a call that is on its way goes on, and who has to wait still has to. */
export function* forgetRefusal(fixedCacheKey: string): SagaGenerator<void> {
  const last = yield* select((state: State) => state.api.mutations[fixedCacheKey]);
  if (last?.status !== 'rejected') return;
  const mustWait = isApiError(last.error) && (last.error.retryAt ?? 0) > clock.now();
  if (!mustWait) yield* put(forgetCall(fixedCacheKey));
}
