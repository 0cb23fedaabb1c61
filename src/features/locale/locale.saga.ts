import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { api, callEndpoint, LOCALE_KEY, settingsApi } from '@/api';
import type { Direction } from '@/domain/settings';
import { loadSettings, selectSettings } from '@/features/settings';
import { storage } from '@/shared/adapters';
import { report } from '@/shared/report';
import {
  appLocaleSeen,
  directionLearnt,
  languageChosen,
  languageSpoken,
  localeFollowed,
  selectDirection,
  selectIsLocaleChosen,
  selectLocale,
  selectSeenAppLocale,
} from './locale.slice';

/**
 * Specification §4, "Locale": choosing a language sets the current locale, saves it in local storage under key locale,
 * reloads localization data and shows the language title.
 */
export function* loadTexts() {
  const locale = yield* select(selectLocale);
  const answer = yield* callEndpoint(
    settingsApi.endpoints.getLang.initiate(locale, { forceRefetch: true, subscribe: false }),
  );
  if (answer.error) report('language file', answer.error);
}

function* speakChosenLanguage() {
  storage.write(LOCALE_KEY, yield* select(selectLocale));
  yield* call(loadTexts);
  yield* put(languageSpoken());
  yield* put(api.util.invalidateTags(['Localised']));
  yield* call(loadSettings);
}

function* directionOf(locale: string) {
  const { languages } = yield* select(selectSettings);
  return languages.find((language) => language.name === locale)?.direction ?? ('ltr' satisfies Direction);
}

/** The app_locale rule: the server's language is taken over once, unless the shopper chose one (contract §10). */
function* followSettings() {
  const { appLocale, languages } = yield* select(selectSettings);
  const locale = yield* select(selectLocale);
  const isChosen = yield* select(selectIsLocaleChosen);
  const seen = yield* select(selectSeenAppLocale);
  const isNews = appLocale !== null && appLocale !== seen;
  if (isNews && appLocale !== locale && (!isChosen || seen !== null)) {
    const direction = yield* call(directionOf, appLocale);
    yield* put(appLocaleSeen({ appLocale, direction, isTakenOver: true }));
    yield* call(speakChosenLanguage);
    return;
  }
  if (isNews) yield* put(appLocaleSeen({ appLocale, direction: 'ltr', isTakenOver: false }));
  const direction = yield* call(directionOf, locale);
  const shown = yield* select(selectDirection);
  if (languages.length > 0 && direction !== shown) yield* put(directionLearnt(direction));
}

export function* localeSaga() {
  yield* takeLatest([languageChosen, localeFollowed], speakChosenLanguage);
  yield* takeEvery(settingsApi.endpoints.getMaster.matchFulfilled, followSettings);
  yield* call(loadTexts);
}
