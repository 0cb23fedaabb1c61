import type { Action, Dispatch, Middleware } from '@reduxjs/toolkit';
import { isAction } from '@reduxjs/toolkit';
import { present, whenPresent } from '@/shared/adapters';
import { isToldByStory } from '@/shared/saga';
import type { Causes } from './causes';
import { createRevisits } from './revisits';
import type { RtkRow } from './rtkRows';
import { isBookkeeping, isRtkRow } from './rtkRows';

/** Never holds null, which is the call of all other rows. */
type Asked = Set<string | null>;

/**
 * First middleware. While QA looks back nothing is added to the timeline: what stories and answers tell waits for the
 * return, what the shopper presses is dropped. Thunks run, for hooks need their promise; the base query answers them.
 */
export function createGate(causes: Causes, handDispatch: (dispatch: Dispatch) => void): Middleware {
  /** Calls that were asked while looking back; their rows are of no time at all. */
  const asked: Asked = new Set();
  const revisits = createRevisits();
  return ({ dispatch }) => {
    handDispatch(dispatch);
    return (next) => (action) => {
      if (isAction(action) && asked.has(callOf(action))) return action;
      if (isAction(action)) {
        if (present.isLeft()) revisits.watch(action);
        else revisits.check(action);
      }
      if (!present.isLeft() || !isAction(action) || isBookkeeping(action))
        return causes.during(action, () => next(action));
      if (isRtkRow(action)) keepAnswer(action, asked, dispatch);
      else if (isToldByStory(action)) later(action, dispatch);
      return action;
    };
  };
}

function keepAnswer(row: RtkRow, asked: Asked, dispatch: Dispatch): void {
  const call = callOf(row);
  // Of no call is what QA dispatches by hand; it is dropped as a press is.
  if (call === null) return;
  if (row.type.endsWith('/pending')) asked.add(call);
  else later(row, dispatch);
}

/** The call that a row belongs to; answers come also after the return. */
const callOf = ({ meta }: RtkRow) => meta?.requestId ?? null;

/** In a microtask, so that a listener of the return never dispatches in the middle of it. */
function later(action: Action, dispatch: Dispatch): void {
  whenPresent(() => queueMicrotask(() => dispatch(action)));
}
