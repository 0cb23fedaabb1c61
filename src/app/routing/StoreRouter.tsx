import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Navigator, To } from 'react-router';
import { createPath, NavigationType, Router } from 'react-router';
import { movedTo, selectHistoryIndex, selectMove, selectPlace } from '@/features/navigation';
import { browserHistory } from '@/shared/adapters';
import type { RootState } from '../rootReducer';

const address = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** The router reads its place from the store and writes by events: a jump in time is the page as it was. */
export function StoreRouter({ children }: { children: ReactNode }) {
  const place = useSelector(selectPlace);
  const move = useSelector(selectMove);
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
