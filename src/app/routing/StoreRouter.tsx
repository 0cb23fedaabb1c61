import type { ReactNode } from 'react';
import { useDeferredValue, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Navigator, To } from 'react-router';
import { createPath, NavigationType, Router } from 'react-router';
import { movedTo, selectHistoryIndex, selectMove, selectPlace } from '@/features/navigation';
import { browserHistory, present } from '@/shared/adapters';
import type { RootState } from '../rootReducer';

const address = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * Another state of the same page is drawn in steps, between which the page hears the shopper; another page at once, and so
 * is every page while QA looks back.
 */
function useDrawnPlace() {
  const place = useSelector(selectPlace);
  const move = useSelector(selectMove);
  // Both wait: every link of the page hears of a move by itself, and would be drawn within the press.
  const drawn = { place: useDeferredValue(place), move: useDeferredValue(move) };
  return drawn.place.pathname === place.pathname && !present.isLeft() ? drawn : { place, move };
}

/** The router reads its place from the store and writes by events: a jump in time is the page as it was. */
export function StoreRouter({ children }: { children: ReactNode }) {
  const { place, move } = useDrawnPlace();
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: address,
      push: (to) => dispatch(movedTo(address(to), 'PUSH', selectHistoryIndex(store.getState()))),
      replace: (to) => dispatch(movedTo(address(to), 'REPLACE', selectHistoryIndex(store.getState()))),
      go: (steps) => browserHistory.go(steps),
    }),
    [dispatch, store],
  );
  return (
    <Router
      location={{ ...place, state: null }}
      navigationType={NavigationType[move === 'PUSH' ? 'Push' : move === 'REPLACE' ? 'Replace' : 'Pop']}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}
