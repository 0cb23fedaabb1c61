import type { Action } from '@reduxjs/toolkit';

/** Whether a story dispatched this, and not a component: redux-saga marks what it puts. */
export function isToldByStory(action: Action): boolean {
  return '@@redux-saga/SAGA_ACTION' in action;
}
