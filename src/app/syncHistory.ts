import { navigated, selectHistoryIndex, selectMove, selectLocation } from '@/core/navigation';
import { browserHistory, timeTravel } from '@/shared/adapters';
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
export function syncHistory(store: HistoryStore): () => void {
  let shownLocation = selectLocation(store.getState());
  /** Live location and history index of the visit. */
  let live = { location: shownLocation, index: selectHistoryIndex(store.getState()) };
  browserHistory.replace(live.location, live.index);

  const stopWriting = store.subscribe(() => {
    const state = store.getState();
    const location = selectLocation(state);
    if (location === shownLocation) return;
    shownLocation = location;
    if (timeTravel.isActive() || location === live.location)
      return browserHistory.replace(location, live.index);
    const move = selectMove(state);
    live = { location, index: selectHistoryIndex(state) };
    if (move === 'PUSH') browserHistory.push(location, live.index);
    if (move === 'REPLACE') browserHistory.replace(location, live.index);
  });

  const unsubscribe = browserHistory.onPop(() => {
    const { location, index } = browserHistory.read();
    if (!timeTravel.isActive()) store.dispatch(navigated({ location, index, move: 'POP' }));
    else if (index !== live.index) browserHistory.go(live.index - index);
    else browserHistory.replace(shownLocation, live.index);
  });
  // A reload during time travel opens the live location.
  const restoreLive = () => {
    if (timeTravel.isActive()) browserHistory.replace(live.location, live.index);
  };
  window.addEventListener('pagehide', restoreLive);
  return () => {
    window.removeEventListener('pagehide', restoreLive);
    stopWriting();
    unsubscribe();
  };
}
