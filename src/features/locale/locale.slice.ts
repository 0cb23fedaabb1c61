import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restored, storedLocale } from '@/api';
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
  wanted: Speech | null;
  /** Whether the shopper chose it; then it wins over the server's (contract §10). */
  isChosen: boolean;
  /** The server's `app_locale` when it was last looked at. */
  seenAppLocale: string | null;
}

const stored = v.object({
  direction: v.picklist(['ltr', 'rtl']),
  isChosen: v.boolean(),
  seenAppLocale: v.nullable(v.string()),
});

export const localeSlice = createSlice({
  name: 'locale',
  initialState: (): LocaleState => {
    const known = storedLocale();
    const locale = known ?? DEFAULT_LOCALE;
    return {
      locale,
      direction: usualDirectionOf(locale),
      wanted: null,
      // The default is stored for every visitor: whether somebody chose it is persisted with this slice.
      isChosen: known !== null && known !== DEFAULT_LOCALE,
      seenAppLocale: null,
    };
  },
  reducers: {
    /** The shopper picked a language in the menu. */
    languageChosen(state, { payload }: PayloadAction<Speech>) {
      state.wanted = payload;
      state.isChosen = true;
    },
    /** The texts of the language are here: whoever keeps words of the server asks for them again. */
    languageSpoken(state) {
      Object.assign(state, state.wanted);
      state.wanted = null;
    },
    /** The settings told the direction of the language in use. */
    directionLearnt(state, { payload }: PayloadAction<Direction>) {
      state.direction = payload;
    },
    /** The server's `app_locale` was taken over, or only looked at. */
    appLocaleSeen(
      state,
      { payload }: PayloadAction<{ appLocale: string; direction: Direction; isTakenOver: boolean }>,
    ) {
      state.seenAppLocale = payload.appLocale;
      if (!payload.isTakenOver) return;
      state.locale = payload.appLocale;
      state.direction = payload.direction;
      state.isChosen = false;
    },
    /** Another tab changed the language. */
    localeFollowed(state, { payload }: PayloadAction<Speech>) {
      state.wanted = payload;
    },
  },
  extraReducers: (on) =>
    on.addCase(restored, (state, { payload }) => {
      const read = v.safeParse(stored, payload.locale);
      return read.success ? { ...state, ...read.output } : state;
    }),
  selectors: {
    selectLocale: (state) => state.locale,
    /** The language that was asked for last; the page may be on its way to it. */
    selectWantedLocale: (state) => state.wanted?.locale ?? state.locale,
    selectDirection: (state) => state.direction,
    selectIsLocaleChosen: (state) => state.isChosen,
    selectSeenAppLocale: (state) => state.seenAppLocale,
  },
});

export const { languageChosen, languageSpoken, directionLearnt, appLocaleSeen, localeFollowed } =
  localeSlice.actions;
export const {
  selectLocale,
  selectWantedLocale,
  selectDirection,
  selectIsLocaleChosen,
  selectSeenAppLocale,
} = localeSlice.selectors;
