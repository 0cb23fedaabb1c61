import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { choicesFollowed, rehydrated } from '@/api';

const SCHEMES = ['system', 'light', 'dark'] as const;
/** `system` follows the device. */
export type Scheme = (typeof SCHEMES)[number];

interface AppearanceState {
  scheme: Scheme;
}

const initialState: AppearanceState = { scheme: 'system' };
const persistedState = v.object({ scheme: v.picklist(SCHEMES) });

/** Appearance chosen on this device. Survives logout, since it belongs to the device, not to the user. */
export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState,
  reducers: {
    /** The user chose light, dark or the device's scheme (R67). */
    schemeChosen(appearance, { payload }: PayloadAction<Scheme>) {
      appearance.scheme = payload;
    },
  },
  extraReducers: (on) =>
    on.addMatcher(isAnyOf(rehydrated, choicesFollowed), (appearance, { payload }) => {
      const parsed = v.safeParse(persistedState, payload.appearance);
      return parsed.success ? parsed.output : appearance;
    }),
  selectors: { selectScheme: (appearance) => appearance.scheme },
});

export const { schemeChosen } = appearanceSlice.actions;
export const { selectScheme } = appearanceSlice.selectors;
