import type { SagaGenerator } from 'typed-redux-saga';
import type { ApiResponse } from '@/api';
import { isRefusal, isResponseLost } from '@/api';
import { dropDraft, saveDraft, withDraft } from '@/shared/drafts';

/**
 * Sends a write that works once, such as a code or the token of a new password. `isUsedUp`: it is refused
 * after a lost response, so that an earlier press may have worked (R76). `id` is kept with the drafts.
 */
export function* sendSingleUse<Data>(
  id: string,
  send: SagaGenerator<ApiResponse<Data>>,
): SagaGenerator<{ response: ApiResponse<Data>; isUsedUp: boolean }> {
  const lost = `lost ${id}`;
  const { isLost } = withDraft(lost, { isLost: false });
  const response = yield* send;
  const { error } = response;
  if (!error) dropDraft(lost);
  else if (isResponseLost(error)) saveDraft(lost, { isLost: true });
  return { response, isUsedUp: isLost && error !== undefined && isRefusal(error) };
}
