import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restored } from '@/api';

const SCHEMES = ['system', 'light', 'dark'] as const;
/** Light, dark, or as the device has it. */
export type Scheme = (typeof SCHEMES)[number];

interface AppearanceState {
  scheme: Scheme;
}

const initialState: AppearanceState = { scheme: 'system' };
const stored = v.object({ scheme: v.picklist(SCHEMES) });

/** How the shop looks to this shopper. It outlives the session: it is the device's, not the user's. */
export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState,
  reducers: {
    /** The shopper picked light, dark or the device's own (look, "Foundations"). */
    schemeChosen(appearance, { payload }: PayloadAction<Scheme>) {
      appearance.scheme = payload;
    },
  },
  extraReducers: (on) =>
    on.addCase(restored, (appearance, { payload }) => {
      const read = v.safeParse(stored, payload.appearance);
      return read.success ? read.output : appearance;
    }),
  selectors: { selectScheme: (appearance) => appearance.scheme },
});

export const { schemeChosen } = appearanceSlice.actions;
export const { selectScheme } = appearanceSlice.selectors;
