import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import type { ApiResponse } from '@/api';
import { isResponseLost } from '@/api';
import { dropDraft, saveDraft, withDraft } from '@/shared/drafts';

interface Write<Data, Known> {
  /** The write with all that it sends. */
  id: string;
  /** What the server had before the write. */
  known: Known;
  send: () => SagaGenerator<ApiResponse<Data>>;
  /** Reads what the server has made of the write; undefined if it has not arrived. */
  find: (known: Known) => SagaGenerator<ApiResponse<Data | undefined>>;
}

/**
 * Sends a write that would create a duplicate if it was sent again. After a lost response it is looked up; if
 * that fails, too, the next press of the same write looks it up first. Kept like the draft, until the session
 * ends.
 */
export function* sendOnce<Data, Known>({
  id,
  known,
  send,
  find,
}: Write<Data, Known>): SagaGenerator<ApiResponse<Data>> {
  const lost = `lost ${id}`;
  const { before } = withDraft<{ before: { known: Known } | null }>(lost, { before: null });
  if (before) {
    const { data, error } = yield* call(find, before.known);
    if (error) return { error };
    dropDraft(lost);
    if (data !== undefined) return { data };
  }
  const response = yield* call(send);
  if (!response.error || !isResponseLost(response.error)) return response;
  const { data, error } = yield* call(find, known);
  if (error) saveDraft(lost, { before: { known } });
  return data === undefined ? response : { data };
}
