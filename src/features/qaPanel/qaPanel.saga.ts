import type { SagaGenerator } from 'typed-redux-saga';
import { call, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { callEndpoint, settingsApi } from '@/api';
import { DEFAULT_LOCALE, usualDirectionOf } from '@/domain/settings';
import { languageChosen, selectLocale } from '@/features/locale';
import { selectSettings } from '@/core/settings';
import { linkOpened, personaChosen, settingFlipped } from './qaPanel.slice';
import { becomePersona } from './persona.saga';
import { serverSaga } from './server/server.saga';

const { getMaster } = settingsApi.endpoints;

/** Changes the language like the language menu does; null selects the server's default. */
function* applyLanguage(language: string | null): SagaGenerator<void> {
  const { languages, appLocale } = yield* select(selectSettings);
  const locale = language ?? appLocale ?? DEFAULT_LOCALE;
  if (locale === (yield* select(selectLocale))) return;
  const direction = languages.find(({ name }) => name === locale)?.direction ?? usualDirectionOf(locale);
  yield* put(languageChosen({ locale, direction }));
}

/** Refetches the settings; the override is applied to the response. */
function* overrideSetting({
  payload: { name, value },
}: ReturnType<typeof settingFlipped>): SagaGenerator<void> {
  if (name === 'language') yield* call(applyLanguage, value);
  else yield* callEndpoint(getMaster.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

/**
 * Type of the first action of every visit. Not imported, because that would move code into the main bundle.
 */
const VISIT_STARTED = 'persistence/restored';

/** Applies the parts of a link that the shop's own sagas handle, as soon as these are running. */
function* followLink({ payload: { link } }: ReturnType<typeof linkOpened>): SagaGenerator<void> {
  yield* take(VISIT_STARTED);
  yield* call(() => Promise.resolve());
  if (link.settings.language) yield* call(applyLanguage, link.settings.language);
  if (link.persona) yield* put(personaChosen(link.persona));
}

export function* qaPanelSaga(): SagaGenerator<void> {
  yield* takeEvery(linkOpened, followLink);
  yield* takeEvery(settingFlipped, overrideSetting);
  yield* takeLatest(personaChosen, becomePersona);
  yield* fork(serverSaga);
}
