import { navigated, selectHistoryIndex, selectMove, selectPlace } from '@/features/navigation';
import { browserHistory } from '@/shared/adapters';
import type { RootState } from './rootReducer';

interface HistoryStore {
  getState(): RootState;
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof navigated>): unknown;
}

/** The address bar follows the store, and the store follows Back and Forward. */
export function keepHistory(store: HistoryStore): () => void {
  let written = selectPlace(store.getState());
  browserHistory.replace(written, selectHistoryIndex(store.getState()));
  const stopWriting = store.subscribe(() => {
    const state = store.getState();
    const place = selectPlace(state);
    if (place === written) return;
    written = place;
    const move = selectMove(state);
    const index = selectHistoryIndex(state);
    if (move === 'PUSH') browserHistory.push(place, index);
    if (move === 'REPLACE') browserHistory.replace(place, index);
  });
  const stopHearing = browserHistory.onPop(() => {
    store.dispatch(navigated({ ...browserHistory.read(), move: 'POP' }));
  });
  return () => {
    stopWriting();
    stopHearing();
  };
}
