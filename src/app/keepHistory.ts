import { navigated, selectHistoryIndex, selectMove, selectPlace } from '@/features/navigation';
import { browserHistory, present } from '@/shared/adapters';
import type { RootState } from './rootReducer';

interface HistoryStore {
  getState(): RootState;
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof navigated>): unknown;
}

/**
 * Syncs the browser's history with the store, in both directions. During time travel the URL is only
 * replaced, so that the history stays unchanged.
 */
export function keepHistory(store: HistoryStore): () => void {
  let shownLocation = selectPlace(store.getState());
  /** Live location and history index of the visit. */
  let live = { place: shownLocation, index: selectHistoryIndex(store.getState()) };
  browserHistory.replace(live.place, live.index);

  const stopWriting = store.subscribe(() => {
    const state = store.getState();
    const place = selectPlace(state);
    if (place === shownLocation) return;
    shownLocation = place;
    if (present.isLeft() || place === live.place) return browserHistory.replace(place, live.index);
    const move = selectMove(state);
    live = { place, index: selectHistoryIndex(state) };
    if (move === 'PUSH') browserHistory.push(place, live.index);
    if (move === 'REPLACE') browserHistory.replace(place, live.index);
  });

  const unsubscribe = browserHistory.onPop(() => {
    const { place, index } = browserHistory.read();
    if (!present.isLeft()) store.dispatch(navigated({ place, index, move: 'POP' }));
    else if (index !== live.index) browserHistory.go(live.index - index);
    else browserHistory.replace(shownLocation, live.index);
  });
  // A reload during time travel opens the live location.
  const restoreLive = () => {
    if (present.isLeft()) browserHistory.replace(live.place, live.index);
  };
  window.addEventListener('pagehide', restoreLive);
  return () => {
    window.removeEventListener('pagehide', restoreLive);
    stopWriting();
    unsubscribe();
  };
}
