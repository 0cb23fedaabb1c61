import { eventChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, takeEvery } from 'typed-redux-saga';
import { OUTAGE_RETRY_DELAYS } from '@/domain/timing';
import { reconnected, untilLive } from '@/shared/adapters';
import { lostChunks, onChunkLost } from '@/shared/loadTwice';
import { wait } from '@/shared/saga';

type Load = () => Promise<unknown>;

/**
 * Loads a lost chunk once the network is back, which nothing else may show after a short outage (R123): what
 * waits for the network then loads again, this chunk's place included.
 */
function* loadLater(load: Load): SagaGenerator<void> {
  for (const delay of OUTAGE_RETRY_DELAYS) {
    yield* call(wait, delay);
    if (!(yield* call(isLoaded, load))) continue;
    lostChunks.delete(load);
    yield* call(untilLive);
    return yield* call(reconnected);
  }
}

const isLoaded = (load: Load) =>
  load().then(
    () => true,
    () => false,
  );

/** Also for chunks that were lost before the sagas ran. */
export function* lostChunksSaga() {
  for (const load of lostChunks) yield* fork(loadLater, load);
  const lost = yield* call(() => eventChannel<Load>(onChunkLost));
  yield* takeEvery(lost, loadLater);
}
