import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/core/session';
import type { BlockableEvent } from './blockable';

interface AccessState {
  /** Event that needs a session; dispatched again after the login (R21). */
  blocked: BlockableEvent | null;
}

const initialState: AccessState = { blocked: null };

export const accessSlice = createSlice({
  name: 'access',
  initialState,
  reducers: {
    /** A visitor triggered an event that needs a session. */
    actionBlocked(access, { payload }: PayloadAction<BlockableEvent>) {
      access.blocked = payload;
    },
    /** The blocked event is dispatched again ('finished') or was given up ('dropped'). */
    blockedActionReleased(access, _action: PayloadAction<'finished' | 'dropped'>) {
      access.blocked = null;
    },
  },
  extraReducers: (on) => on.addCase(sessionEnded, () => initialState),
  selectors: { selectBlockedAction: (access) => access.blocked },
});

export const { actionBlocked, blockedActionReleased } = accessSlice.actions;
export const { selectBlockedAction } = accessSlice.selectors;
