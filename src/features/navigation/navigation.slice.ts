import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Place } from '@/shared/adapters';
import { addressOf, browserHistory } from '@/shared/adapters';

export type Move = 'PUSH' | 'REPLACE' | 'POP';

interface NavigationState {
  place: Place;
  /** How the place was reached. */
  move: Move;
  /** The place's number in this tab's history; 0 is where the visit began. */
  index: number;
}

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: (): NavigationState => ({ ...browserHistory.read(), move: 'POP' }),
  reducers: {
    /** The shop is at another place, by a link, a story, or Back and Forward. */
    navigated: (_navigation, { payload }: PayloadAction<NavigationState>) => payload,
  },
  selectors: {
    selectPlace: (navigation) => navigation.place,
    selectMove: (navigation) => navigation.move,
    selectHistoryIndex: (navigation) => navigation.index,
    selectAddress: (navigation) => addressOf(navigation.place),
  },
});

export const { navigated } = navigationSlice.actions;
export const { selectPlace, selectMove, selectHistoryIndex, selectAddress } = navigationSlice.selectors;
