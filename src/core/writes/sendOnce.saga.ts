import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import type { ApiResponse } from '@/api';
import { isResponseLost } from '@/api';
import { LOST_WRITE_LIFETIME } from '@/domain/timing';
import { clock } from '@/shared/adapters';
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

/** A write of unknown outcome; kept with the drafts. */
interface Lost<Known> {
  known: Known;
  /** Unix time in milliseconds. */
  at: number;
}

/**
 * Sends a write that would create a duplicate if it was sent again. After a lost response it is looked up
 * on the server; if that fails, too, the next press of the same write begins with the lookup.
 */
export function* sendOnce<Data, Known>({
  id,
  known,
  send,
  find,
}: Write<Data, Known>): SagaGenerator<ApiResponse<Data>> {
  const lost = `lost ${id}`;
  const { before } = withDraft<{ before: Lost<Known> | null }>(lost, { before: null });
  if (before && clock.now() - before.at < LOST_WRITE_LIFETIME) {
    const { data, error } = yield* call(find, before.known);
    if (error) return { error };
    dropDraft(lost);
    if (data !== undefined) return { data };
  }
  const response = yield* call(send);
  if (!response.error || !isResponseLost(response.error)) return response;
  const { data, error } = yield* call(find, known);
  if (error) saveDraft(lost, { before: { known, at: clock.now() } });
  return data === undefined ? response : { data };
}
