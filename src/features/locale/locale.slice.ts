import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rehydrated, storedLocale } from '@/api';
import type { Direction } from '@/domain/settings';
import { DEFAULT_LOCALE, usualDirectionOf } from '@/domain/settings';

interface Speech {
  locale: string;
  direction: Direction;
}

interface LocaleState {
  /** The language code that the page speaks. */
  locale: string;
  /** The direction of that language, kept so that the first paint of a reload has it. */
  direction: Direction;
  /** The language that the page will speak as soon as its texts are here, so that all changes at once. */
  requested: Speech | null;
  /** Whether the shopper chose it; then it wins over the server's (R1). */
  isChosen: boolean;
  /** The server's `app_locale` when it was last looked at. */
  lastAppLocale: string | null;
}

const persisted = v.object({
  direction: v.picklist(['ltr', 'rtl']),
  isChosen: v.boolean(),
  lastAppLocale: v.nullable(v.string()),
});

export const localeSlice = createSlice({
  name: 'locale',
  initialState: (): LocaleState => {
    const known = storedLocale();
    const locale = known ?? DEFAULT_LOCALE;
    return {
      locale,
      direction: usualDirectionOf(locale),
      requested: null,
      // The default is stored for every visitor: whether somebody chose it is persisted with this slice.
      isChosen: known !== null && known !== DEFAULT_LOCALE,
      lastAppLocale: null,
    };
  },
  reducers: {
    /** The shopper picked a language in the menu. */
    languageChosen(state, { payload }: PayloadAction<Speech>) {
      state.requested = payload;
      state.isChosen = true;
    },
    /** The texts of the language are here: whoever keeps words of the server asks for them again. */
    languageApplied(state) {
      Object.assign(state, state.requested);
      state.requested = null;
    },
    /** The settings told the direction of the language in use. */
    directionDetected(state, { payload }: PayloadAction<Direction>) {
      state.direction = payload;
    },
    /** The server's `app_locale` was taken over, or only looked at. */
    appLocaleDetected(
      state,
      { payload }: PayloadAction<{ appLocale: string; direction: Direction; isAdopted: boolean }>,
    ) {
      state.lastAppLocale = payload.appLocale;
      if (!payload.isAdopted) return;
      state.locale = payload.appLocale;
      state.direction = payload.direction;
      state.isChosen = false;
    },
    /** Another tab changed the language. */
    localeFollowed(state, { payload }: PayloadAction<Speech>) {
      state.requested = payload;
    },
  },
  extraReducers: (on) =>
    on.addCase(rehydrated, (state, { payload }) => {
      const read = v.safeParse(persisted, payload.locale);
      return read.success ? { ...state, ...read.output } : state;
    }),
  selectors: {
    selectLocale: (state) => state.locale,
    /** The language that was asked for last; the page may be on its way to it. */
    selectRequestedLocale: (state) => state.requested?.locale ?? state.locale,
    selectDirection: (state) => state.direction,
    selectIsLocaleChosen: (state) => state.isChosen,
    selectLastAppLocale: (state) => state.lastAppLocale,
  },
});

export const { languageChosen, languageApplied, directionDetected, appLocaleDetected, localeFollowed } =
  localeSlice.actions;
export const {
  selectLocale,
  selectRequestedLocale,
  selectDirection,
  selectIsLocaleChosen,
  selectLastAppLocale,
} = localeSlice.selectors;
