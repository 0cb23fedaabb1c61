import type { ReactNode } from 'react';
import { useDeferredValue, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Navigator, To } from 'react-router';
import { createPath, NavigationType, Router } from 'react-router';
import { movedTo, selectMove, selectLocation } from '@/core/navigation';
import { browserHistory, timeTravel } from '@/shared/adapters';
import type { RootState } from '../rootReducer';

const address = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * Defers navigations within a page, so that it stays responsive while rendering. Navigations to another page,
 * and all navigations during time travel, are rendered at once.
 */
function useRenderedLocation() {
  const location = useSelector(selectLocation);
  const move = useSelector(selectMove);
  // Defers both: every link subscribes to the move too, and would render synchronously within the click.
  const deferred = { location: useDeferredValue(location), move: useDeferredValue(move) };
  return deferred.location.pathname === location.pathname && !timeTravel.isActive()
    ? deferred
    : { location, move };
}

/**
 * Router controlled by the store: reads the location from the state and navigates by actions, so time travel
 * works.
 */
export function StoreRouter({ children }: { children: ReactNode }) {
  const { location, move } = useRenderedLocation();
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: address,
      push: (to) => dispatch(movedTo(address(to), 'PUSH', store.getState().navigation)),
      replace: (to) => dispatch(movedTo(address(to), 'REPLACE', store.getState().navigation)),
      go: (steps) => browserHistory.go(steps),
    }),
    [dispatch, store],
  );
  return (
    <Router
      location={{ ...location, state: null }}
      navigationType={NavigationType[move === 'PUSH' ? 'Push' : move === 'REPLACE' ? 'Replace' : 'Pop']}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}
