import type { Action } from '@reduxjs/toolkit';

/** Whether a saga dispatched the action rather than a component; redux-saga marks its `put` actions. */
export function isHandledBySaga(action: Action): boolean {
  return '@@redux-saga/SAGA_ACTION' in action;
}
