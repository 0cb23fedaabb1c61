import type { Action, Store } from '@reduxjs/toolkit';

/** Used part of the DevTools' lifted state; the same in the extension and in `@redux-devtools/instrument`. */
export interface LiftedState {
  stagedActionIds: number[];
  skippedActionIds: number[];
  /** Actions by their number. */
  actionsById: Record<number, { action: object } | undefined>;
  currentStateIndex: number;
  nextActionId: number;
  isLocked?: boolean;
  computedStates: { state: unknown }[];
}

export interface LiftedStore {
  getState(): LiftedState;
  subscribe(listener: () => void): () => void;
  dispatch(action: Action & Record<string, unknown>): unknown;
}

/** The DevTools' lifted store; null without DevTools. */
export function liftedStoreOf(store: Store): LiftedStore | null {
  return (store as Store & { liftedStore?: LiftedStore }).liftedStore ?? null;
}

/** The number of the displayed row, as in causes; other than its index, it outlasts removed rows. */
export function shownRow({ stagedActionIds, currentStateIndex }: LiftedState): number {
  return stagedActionIds[currentStateIndex] ?? 0;
}

/** The action of a row; an object of its own if the row is missing. */
export const actionOf = ({ actionsById }: LiftedState, id: number): object => actionsById[id]?.action ?? {};

export const isAtLastRow = ({ isLocked, currentStateIndex, stagedActionIds }: LiftedState) =>
  !isLocked && currentStateIndex === stagedActionIds.length - 1;

/** Whether a state shows the last of the same rows in the same order, such as after skip and unskip. */
export function hasSameRows(state: LiftedState, other: LiftedState): boolean {
  const { stagedActionIds: ids, skippedActionIds, actionsById } = state;
  return (
    isAtLastRow(state) &&
    skippedActionIds.length === 0 &&
    other.skippedActionIds.length === 0 &&
    ids.length === other.stagedActionIds.length &&
    ids.every((id, index) => {
      return id === other.stagedActionIds[index] && actionsById[id] === other.actionsById[id];
    })
  );
}

export function shownState({ computedStates, currentStateIndex }: LiftedState): unknown {
  return computedStates[currentStateIndex]?.state;
}
