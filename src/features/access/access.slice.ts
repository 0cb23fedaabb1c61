import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/core/session';
import type { BlockableEvent } from './blockable';

interface AccessState {
  /** The one event that needed a session; it happens again after the login (R21). */
  blocked: BlockableEvent | null;
}

const initialState: AccessState = { blocked: null };

export const accessSlice = createSlice({
  name: 'access',
  initialState,
  reducers: {
    /** A visitor did something that needs a session. */
    actionBlocked(access, { payload }: PayloadAction<BlockableEvent>) {
      access.blocked = payload;
    },
    /** The blocked action happens again now, or never will. */
    blockedActionReleased(access, _action: PayloadAction<'finished' | 'dropped'>) {
      access.blocked = null;
    },
  },
  extraReducers: (on) => on.addCase(sessionEnded, () => initialState),
  selectors: { selectBlockedAction: (access) => access.blocked },
});

export const { actionBlocked, blockedActionReleased } = accessSlice.actions;
export const { selectBlockedAction } = accessSlice.selectors;
