import { navigated, selectHistoryIndex, selectMove, selectPlace } from '@/features/navigation';
import { browserHistory, present } from '@/shared/adapters';
import type { RootState } from './rootReducer';

interface HistoryStore {
  getState(): RootState;
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof navigated>): unknown;
}

/**
 * The address bar follows the store, and the store follows Back and Forward. While QA looks back the address only
 * follows in place: the browser's history stays as it was.
 */
export function keepHistory(store: HistoryStore): () => void {
  let shown = selectPlace(store.getState());
  /** Where the visit really is in the browser's history. */
  let own = { place: shown, index: selectHistoryIndex(store.getState()) };
  browserHistory.replace(own.place, own.index);

  const stopWriting = store.subscribe(() => {
    const state = store.getState();
    const place = selectPlace(state);
    if (place === shown) return;
    shown = place;
    if (present.isLeft() || place === own.place) return browserHistory.replace(place, own.index);
    const move = selectMove(state);
    own = { place, index: selectHistoryIndex(state) };
    if (move === 'PUSH') browserHistory.push(place, own.index);
    if (move === 'REPLACE') browserHistory.replace(place, own.index);
  });

  const stopHearing = browserHistory.onPop(() => {
    const { place, index } = browserHistory.read();
    if (!present.isLeft()) store.dispatch(navigated({ place, index, move: 'POP' }));
    else if (index !== own.index) browserHistory.go(own.index - index);
    else browserHistory.replace(shown, own.index);
  });
  // A reload begins at now, whatever QA looks at.
  const leave = () => {
    if (present.isLeft()) browserHistory.replace(own.place, own.index);
  };
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    stopWriting();
    stopHearing();
  };
}
