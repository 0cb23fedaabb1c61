import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { choicesFollowed, rehydrated } from '@/api';
import { sessionEnded } from '@/core/session';
import { withRecentTerm } from './recentTerms';

interface SearchState {
  /** Recent terms, newest first; cleared at the end of the session (R19). */
  recent: string[];
}

const initialState: SearchState = { recent: [] };

const persistedState = v.object({ recent: v.array(v.string()) });

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** The search form was submitted; carries the untrimmed term. */
    searchSubmitted(search, { payload }: PayloadAction<string>) {
      const term = payload.trim();
      if (term) search.recent = withRecentTerm(search.recent, term);
    },
    /** The user pressed "Clear recent searches". */
    recentSearchesCleared: () => initialState,
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      .addMatcher(isAnyOf(rehydrated, choicesFollowed), (search, { payload }) => {
        const parsed = v.safeParse(persistedState, payload.search);
        return parsed.success ? parsed.output : search;
      }),
  selectors: { selectRecentSearches: (search) => search.recent },
});

export const { searchSubmitted, recentSearchesCleared } = searchSlice.actions;
export const { selectRecentSearches } = searchSlice.selectors;
