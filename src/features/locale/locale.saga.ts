import type { SagaGenerator } from 'typed-redux-saga';
import { call, join, put, race, select, spawn, takeEvery, takeLatest } from 'typed-redux-saga';
import { api, callEndpoint, callEndpointOnce, LOCALE_KEY, settingsApi } from '@/api';
import { usualDirectionOf } from '@/domain/settings';
import { FACE_TIMEOUT, LANGUAGE_TIMEOUT } from '@/domain/timing';
import { loadSettings, selectSettings } from '@/core/settings';
import { requestFaces, storage, tabStorage } from '@/shared/adapters';
import { report } from '@/shared/report';
import { lazily, wait } from '@/shared/saga';
import { htmlLanguageOf } from './htmlLanguageOf';
import { RELOADED_KEY } from './locale.keys';
import {
  appLocaleDetected,
  directionDetected,
  languageChosen,
  languageApplied,
  localeFollowed,
  selectDirection,
  selectIsLocaleChosen,
  selectLocale,
  selectLastAppLocale,
  selectRequestedLocale,
} from './locale.slice';

const takeOver = lazily(() => import('./takeOver.saga').then((file) => file.takeOver));

const requestTexts = (locale: string) =>
  settingsApi.endpoints.getLang.initiate(locale, { forceRefetch: true, subscribe: false });

/** If the texts fail to load, the page stays English without a notice (specification §8, "Logged only"). */
function* loadTexts(locale: string) {
  const response = yield* callEndpoint(requestTexts(locale));
  if (response.error) report('language file', response.error);
}

/** The first texts of the visit, which may have been requested before the sagas ran. */
function* loadFirstTexts(locale: string) {
  const response = yield* callEndpointOnce('getLang', requestTexts(locale));
  if (response.error) report('language file', response.error);
}

/**
 * Specification §4, "Locale": choosing a language sets the current locale, saves it in local storage under
 * key locale, reloads localization data and shows the language title. Texts, localized data, formats and
 * direction are fetched in parallel; the page switches once the texts have loaded.
 */
function* applyRequestedLanguage(): SagaGenerator<void> {
  const locale = yield* select(selectRequestedLocale);
  storage.write(LOCALE_KEY, locale);
  // Before the other requests: RTK Query refetches what a tag invalidates when no request is pending.
  yield* put(api.util.invalidateTags(['Localised']));
  const texts = yield* spawn(loadTexts, locale);
  const faces = yield* spawn(requestFaces, htmlLanguageOf(locale));
  yield* spawn(loadSettings);
  yield* race([join(texts), call(wait, LANGUAGE_TIMEOUT)]);
  yield* race([join(faces), call(wait, FACE_TIMEOUT)]);
  yield* put(languageApplied());
}

/** A language that the settings do not list has the direction of its script. */
function* directionOf(locale: string) {
  const { languages } = yield* select(selectSettings);
  return languages.find((language) => language.name === locale)?.direction ?? usualDirectionOf(locale);
}

/**
 * The app_locale rule (specification §4, R1): if no language was chosen yet, or if the server's
 * language has changed since the last visit, or the settings no longer list the chosen one, it is applied
 * with one reload; otherwise the shopper's choice wins, and one of this visit over any change.
 */
function* followSettings(isChosenNow: boolean) {
  const { appLocale, languages } = yield* select(selectSettings);
  const locale = yield* select(selectRequestedLocale);
  const isChosen = yield* select(selectIsLocaleChosen);
  const lastAppLocale = yield* select(selectLastAppLocale);
  const hasChanged = !isChosenNow && lastAppLocale !== null && appLocale !== lastAppLocale;
  const isOffered = (name: string) => languages.some((language) => language.name === name);
  const isWithdrawn = languages.length > 0 && !isOffered(locale);
  if (appLocale !== null && appLocale !== locale && (!isChosen || hasChanged || isWithdrawn)) {
    yield* call(takeOver, appLocale, yield* call(directionOf, appLocale), applyRequestedLanguage);
    return;
  }
  tabStorage.remove(RELOADED_KEY);
  if (appLocale !== null && appLocale !== lastAppLocale)
    yield* put(appLocaleDetected({ appLocale, direction: 'ltr', isAdopted: false }));
  const current = yield* select(selectLocale);
  const direction = yield* call(directionOf, current);
  const shown = yield* select(selectDirection);
  if (languages.length > 0 && direction !== shown) yield* put(directionDetected(direction));
}

/**
 * "This also runs when the top bar loads" (specification §4): the locale is stored from the first visit on.
 */
function storeLocale(locale: string): void {
  if (storage.read(LOCALE_KEY) === null) storage.write(LOCALE_KEY, locale);
}

export function* localeSaga() {
  const locale = yield* select(selectLocale);
  yield* call(storeLocale, locale);
  let isChosenNow = false;
  yield* takeLatest([languageChosen, localeFollowed], function* () {
    isChosenNow = true;
    yield* call(applyRequestedLanguage);
  });
  yield* takeEvery(settingsApi.endpoints.getMaster.matchFulfilled, () => followSettings(isChosenNow));
  yield* call(loadFirstTexts, locale);
}
