import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/core/session';

interface WritesState {
  /** Keys of the writes under way. */
  keys: string[];
}

const initialState: WritesState = { keys: [] };

/**
 * Writes from the press until their outcome is known. The mutation covers only a part of that time: before it
 * code may be loaded, and after a lost response a read finds out whether the write has arrived.
 */
export const writesSlice = createSlice({
  name: 'writes',
  initialState,
  reducers: {
    /** A press started a write. */
    writeStarted(writes, { payload }: PayloadAction<string>) {
      writes.keys = [...new Set([...writes.keys, payload])];
    },
    /** The outcome of a write is known; the next press starts another one. */
    writeEnded(writes, { payload }: PayloadAction<string>) {
      writes.keys = writes.keys.filter((key) => key !== payload);
    },
  },
  extraReducers: (on) => on.addCase(sessionEnded, () => initialState),
  selectors: {
    /** Whether another press on the same subject would be ignored. */
    selectIsWriting: (writes, key: string) => writes.keys.includes(key),
  },
});

export const { writeStarted, writeEnded } = writesSlice.actions;
export const { selectIsWriting } = writesSlice.selectors;
