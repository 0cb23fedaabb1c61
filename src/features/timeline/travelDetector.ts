import type { Store } from '@reduxjs/toolkit';
import { timeTravel } from '@/shared/adapters';
import type { LiftedState, LiftedStore } from './lifted';
import { actionOf, hasSameRows, isAtLastRow, shownRow, shownState } from './lifted';
import type { Recorder } from './recorder';

/** Position during time travel. */
export interface TimeTravelPosition {
  /** Number of the displayed row; 0 before the first. */
  row: number;
  /** Number of the last row. */
  rows: number;
}

/**
 * Detects time travel in the Redux DevTools: remembers the state after our last dispatch, and as soon as
 * another state is displayed (jump, skip, sweep, reorder, import, reset, rollback, lock), time travel is
 * active until `returnToLive`.
 */
export function createTravelDetector(
  lifted: LiftedStore,
  store: Store,
  { numberOf, isDispatching }: Recorder,
  notify: () => void,
) {
  /** The state after our last dispatch, and the rows of the DevTools with it. */
  let live: unknown = null;
  let liveRows: LiftedState | null = null;
  let position: TimeTravelPosition | null = null;

  const numbered = (state: LiftedState, id: number) => numberOf(actionOf(state, id)) ?? id;

  const remember = () => {
    if (timeTravel.isActive()) return;
    live = store.getState();
    liveRows = lifted.getState();
  };

  const returnToLive = () => {
    // An import does not release the lock.
    if (lifted.getState().isLocked) lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
    lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState: liveRows, noRecompute: true });
  };

  /** An action dispatched from the DevTools panel right after ours counts as live. */
  const isOneFurther = (state: LiftedState) =>
    liveRows !== null &&
    state.nextActionId === liveRows.nextActionId + 1 &&
    state.computedStates[state.currentStateIndex - 1]?.state === live;

  const detect = () => {
    // React may dispatch inside the notification of a dispatch, before that one is remembered.
    if (isDispatching()) return;
    const state = lifted.getState();
    if (isAtLastRow(state) && shownState(state) !== live && isOneFurther(state)) remember();
    const isLive = isAtLastRow(state) && shownState(state) === live;
    // The DevTools have computed the states again, so they differ by identity.
    if (!isLive && liveRows && hasSameRows(state, liveRows)) return returnToLive();
    if (isLive) {
      // Commits at the live state stay live.
      liveRows = state;
      position = null;
      if (timeTravel.isActive()) timeTravel.end();
    } else {
      const last = state.stagedActionIds.at(-1) ?? 0;
      position = { row: numbered(state, shownRow(state)), rows: numbered(state, last) };
      timeTravel.start();
    }
    notify();
  };

  remember();
  lifted.subscribe(detect);
  return {
    remember,
    returnToLive,
    position: () => position,
    /** Number of the displayed row, -1 for one of another visit. */
    rowShown() {
      const state = lifted.getState();
      return numberOf(actionOf(state, shownRow(state))) ?? -1;
    },
  };
}
