import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restored } from '@/api';
import { withRecentTerm } from '@/domain/recentTerms';
import { sessionEnded } from '@/features/session';

interface SearchState {
  /** What was searched for, the latest first; forgotten with the session (contract §10, "session end"). */
  recent: string[];
}

const initialState: SearchState = { recent: [] };

const stored = v.object({ recent: v.array(v.string()) });

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The search box was sent, by Enter or its button; carries the term as it was typed. */
    searchSubmitted(search, { payload }: PayloadAction<string>) {
      const term = payload.trim();
      if (term) search.recent = withRecentTerm(search.recent, term);
    },
    /** The shopper wants them forgotten. */
    recentSearchesCleared: () => initialState,
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      .addCase(restored, (search, { payload }) => {
        const read = v.safeParse(stored, payload.search);
        return read.success ? read.output : search;
      }),
  selectors: { selectRecentSearches: (search) => search.recent },
});

export const { searchSubmitted, recentSearchesCleared } = searchSlice.actions;
export const { selectRecentSearches } = searchSlice.selectors;
