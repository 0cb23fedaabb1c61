import type { SagaGenerator } from 'typed-redux-saga';
import { call, join, put, race, select, spawn, takeEvery, takeLatest } from 'typed-redux-saga';
import { api, callEndpoint, LOCALE_KEY, settingsApi } from '@/api';
import type { Direction } from '@/domain/settings';
import { LANGUAGE_PATIENCE } from '@/domain/timing';
import { loadSettings, selectSettings } from '@/features/settings';
import { storage, tabStorage } from '@/shared/adapters';
import { report } from '@/shared/report';
import { lazily, wait } from '@/shared/saga';
import { RELOADED_KEY } from './reloadedKey';
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
  selectWantedLocale,
} from './locale.slice';

const takeOver = lazily(() => import('./takeOver.saga').then((file) => file.takeOver));

/** A language file that does not come leaves English; the shopper is not told (specification §8, "Logged only"). */
function* loadTexts(locale: string) {
  const answer = yield* callEndpoint(
    settingsApi.endpoints.getLang.initiate(locale, { forceRefetch: true, subscribe: false }),
  );
  if (answer.error) report('language file', answer.error);
}

/**
 * Specification §4, "Locale": choosing a language sets the current locale, saves it in local storage under key locale,
 * reloads localization data and shows the language title. Texts, names of products, formats and direction are asked for
 * side by side, and the page changes when the texts are here.
 */
function* speakWantedLanguage(): SagaGenerator<void> {
  const locale = yield* select(selectWantedLocale);
  storage.write(LOCALE_KEY, locale);
  const texts = yield* spawn(loadTexts, locale);
  yield* spawn(loadSettings);
  yield* put(api.util.invalidateTags(['Localised']));
  yield* race([join(texts), call(wait, LANGUAGE_PATIENCE)]);
  yield* put(languageSpoken());
}

function* directionOf(locale: string) {
  const { languages } = yield* select(selectSettings);
  return languages.find((language) => language.name === locale)?.direction ?? ('ltr' satisfies Direction);
}

/**
 * The app_locale rule (specification §4, contract §10): where nothing was chosen yet, or the server's language is another
 * than the one last seen, it is taken over with one reload; a language that the shopper chose wins otherwise.
 */
function* followSettings() {
  const { appLocale, languages } = yield* select(selectSettings);
  const locale = yield* select(selectWantedLocale);
  const isChosen = yield* select(selectIsLocaleChosen);
  const seen = yield* select(selectSeenAppLocale);
  const hasChanged = seen !== null && appLocale !== seen;
  if (appLocale !== null && appLocale !== locale && (!isChosen || hasChanged)) {
    yield* call(takeOver, appLocale, yield* call(directionOf, appLocale), speakWantedLanguage);
    return;
  }
  tabStorage.remove(RELOADED_KEY);
  if (appLocale !== null && appLocale !== seen)
    yield* put(appLocaleSeen({ appLocale, direction: 'ltr', isTakenOver: false }));
  const spoken = yield* select(selectLocale);
  const direction = yield* call(directionOf, spoken);
  const shown = yield* select(selectDirection);
  if (languages.length > 0 && direction !== shown) yield* put(directionLearnt(direction));
}

/** "This also runs when the top bar loads" (specification §4): the locale is stored from the first visit on. */
function storeLocale(locale: string): void {
  if (storage.read(LOCALE_KEY) === null) storage.write(LOCALE_KEY, locale);
}

export function* localeSaga() {
  const locale = yield* select(selectLocale);
  yield* call(storeLocale, locale);
  yield* takeLatest([languageChosen, localeFollowed], speakWantedLanguage);
  yield* takeEvery(settingsApi.endpoints.getMaster.matchFulfilled, followSettings);
  yield* call(loadTexts, locale);
}
