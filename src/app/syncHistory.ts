import { navigated, selectHistoryIndex, selectMove, selectLocation } from '@/core/navigation';
import { overlayClosed, selectOverlays } from '@/core/overlays';
import type { HistoryEntry } from '@/shared/adapters';
import { browserHistory, timeTravel } from '@/shared/adapters';
import type { RootState } from './rootReducer';

interface HistoryStore {
  getState(): RootState;
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof navigated> | ReturnType<typeof overlayClosed>): unknown;
}

/** Tablets and phones, where Back is a gesture or a key of the system that closes what is open. */
const SYSTEM_BACK = '(pointer: coarse), (max-width: 899.95px)';

/**
 * Syncs the browser's history with the store, in both directions. On tablets and phones every open overlay
 * has an entry of its own, so that Back closes it and stays on the page. Such an entry remains when its
 * overlay is closed otherwise: the next overlay or page takes it over, and Back skips it. During time travel
 * the URL is only replaced, so that the history stays unchanged.
 */
export function syncHistory(store: HistoryStore): () => void {
  let shownLocation = selectLocation(store.getState());
  /** Live entry of the visit. */
  let live: HistoryEntry = browserHistory.read();
  const push = (entry: Omit<HistoryEntry, 'position'>) => {
    live = { ...entry, position: live.position + 1 };
    browserHistory.push(live);
  };
  const replace = (changes: Partial<HistoryEntry>) => {
    live = { ...live, ...changes };
    browserHistory.replace(live);
  };
  replace({ location: shownLocation, index: selectHistoryIndex(store.getState()) });

  const writeLocation = (state: RootState) => {
    const location = selectLocation(state);
    if (location === shownLocation) return;
    shownLocation = location;
    if (timeTravel.isActive() || location === live.location)
      return browserHistory.replace({ ...live, location });
    const page = { location, index: selectHistoryIndex(state) };
    const move = selectMove(state);
    if (move === 'PUSH' && live.depth === 0 && page.index !== live.index) push({ ...page, depth: 0 });
    else if (move === 'PUSH') replace({ ...page, depth: 0 });
    else if (move === 'REPLACE') replace(page);
    else live = { ...live, ...page };
  };
  const writeOverlays = (state: RootState) => {
    const { length } = selectOverlays(state);
    if (live.depth >= length || timeTravel.isActive() || !window.matchMedia(SYSTEM_BACK).matches) return;
    while (live.depth < length) push({ ...live, depth: live.depth + 1 });
  };
  const stopWriting = store.subscribe(() => {
    const state = store.getState();
    writeLocation(state);
    writeOverlays(state);
  });

  /** Moves between the entries of a page and its overlays. */
  const moveOnPage = ({ depth, position }: HistoryEntry) => {
    const isBack = position < live.position;
    // The URL may have been replaced since the entry was made.
    replace({ depth, position });
    if (!isBack) return;
    const top = selectOverlays(store.getState()).at(-1);
    if (top) store.dispatch(overlayClosed(top.name));
    else browserHistory.go(-(depth + 1));
  };
  const unsubscribe = browserHistory.onPop(() => {
    const entry = browserHistory.read(live);
    const { location, index, depth, position } = entry;
    if (timeTravel.isActive()) {
      if (position !== live.position) browserHistory.go(live.position - position);
      else browserHistory.replace({ ...live, location: shownLocation });
    } else if (index === live.index) moveOnPage(entry);
    else {
      live = { ...live, depth, position };
      browserHistory.replace(entry);
      store.dispatch(navigated({ location, index, move: 'POP' }));
    }
  });
  // A reload during time travel opens the live location.
  const restoreLive = () => {
    if (timeTravel.isActive()) browserHistory.replace(live);
  };
  window.addEventListener('pagehide', restoreLive);
  return () => {
    window.removeEventListener('pagehide', restoreLive);
    stopWriting();
    unsubscribe();
  };
}
