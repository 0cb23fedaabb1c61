import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { AppLocation } from '@/shared/adapters';
import { addressOf, browserHistory } from '@/shared/adapters';

export type Move = 'PUSH' | 'REPLACE' | 'POP';

export interface NavigationState {
  location: AppLocation;
  /** How the location was reached. */
  move: Move;
  /** Number of the page in this tab's history; 0 is the start of the visit. */
  index: number;
}

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState: (): NavigationState => {
    const { location, index } = browserHistory.read();
    return { location, index, move: 'POP' };
  },
  reducers: {
    /** The location changed: by a link, a saga, or Back and Forward. */
    navigated: (_navigation, { payload }: PayloadAction<NavigationState>) => payload,
  },
  selectors: {
    selectNavigation: (navigation) => navigation,
    selectLocation: (navigation) => navigation.location,
    selectMove: (navigation) => navigation.move,
    selectHistoryIndex: (navigation) => navigation.index,
    selectAddress: (navigation) => addressOf(navigation.location),
  },
});

export const { navigated } = navigationSlice.actions;
export const { selectNavigation, selectLocation, selectMove, selectHistoryIndex, selectAddress } =
  navigationSlice.selectors;
