import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rehydrated, storedLocale } from '@/api';
import type { Direction } from '@/domain/settings';
import { DEFAULT_LOCALE, usualDirectionOf } from '@/domain/settings';

interface LanguageSelection {
  locale: string;
  direction: Direction;
}

interface LocaleState {
  /** Current language of the page. */
  locale: string;
  /** Direction of the language, persisted for the first paint after a reload. */
  direction: Direction;
  /** Language whose texts are loading; applied once they have loaded, so that everything switches at once. */
  requested: LanguageSelection | null;
  /** Whether the shopper chose the language; it takes precedence over the server's then (R1). */
  isChosen: boolean;
  /** The server's `app_locale` as of the last response. */
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
      // The default is stored for every visitor; whether it was chosen is persisted with this slice.
      isChosen: known !== null && known !== DEFAULT_LOCALE,
      lastAppLocale: null,
    };
  },
  reducers: {
    /** The shopper picked a language in the menu. */
    languageChosen(state, { payload }: PayloadAction<LanguageSelection>) {
      state.requested = payload;
      state.isChosen = true;
    },
    /** The texts of the language have loaded; holders of localized server texts refetch them. */
    languageApplied(state) {
      Object.assign(state, state.requested);
      state.requested = null;
    },
    /** The settings contained another direction for the current language. */
    directionDetected(state, { payload }: PayloadAction<Direction>) {
      state.direction = payload;
    },
    /** The server's `app_locale` was applied (`isAdopted`), or only recorded. */
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
    /** The shopper chose the language in another tab: the choice counts here, too. */
    localeFollowed(state, { payload }: PayloadAction<LanguageSelection>) {
      state.requested = payload;
      state.isChosen = true;
    },
  },
  extraReducers: (on) =>
    on.addCase(rehydrated, (state, { payload }) => {
      const read = v.safeParse(persisted, payload.locale);
      return read.success ? { ...state, ...read.output } : state;
    }),
  selectors: {
    selectLocale: (state) => state.locale,
    /** The last requested language; its texts may still be loading. */
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
