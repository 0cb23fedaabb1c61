import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { callEndpoint, settingsApi } from '@/api';
import { DEFAULT_LOCALE, usualDirectionOf } from '@/domain/settings';
import { languageChosen, selectLocale } from '@/features/locale';
import { selectSettings } from '@/features/settings';
import { linkOpened, personaTaken, settingFlipped } from './bench.slice';
import { becomePersona } from './persona.saga';

const { getMaster } = settingsApi.endpoints;

/** The language is changed as in its menu; without one the server's own. */
function* speak(language: string | null): SagaGenerator<void> {
  const { languages, appLocale } = yield* select(selectSettings);
  const locale = language ?? appLocale ?? DEFAULT_LOCALE;
  if (locale === (yield* select(selectLocale))) return;
  const direction = languages.find(({ name }) => name === locale)?.direction ?? usualDirectionOf(locale);
  yield* put(languageChosen({ locale, direction }));
}

/** The settings are asked for again, and what was flipped lies over the answer. */
function* flip({ payload: { name, value } }: ReturnType<typeof settingFlipped>): SagaGenerator<void> {
  if (name === 'language') yield* call(speak, value);
  else yield* callEndpoint(getMaster.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

/** The first row of every visit, by its type: imported, it would cost every shopper bytes. */
const VISIT_BEGUN = 'persistence/restored';

/** What a link asks of the shop's own stories happens as soon as they listen. */
function* followLink({ payload: { link } }: ReturnType<typeof linkOpened>): SagaGenerator<void> {
  yield* take(VISIT_BEGUN);
  yield* call(() => Promise.resolve());
  if (link.settings.language) yield* call(speak, link.settings.language);
  if (link.persona) yield* put(personaTaken(link.persona));
}

export function* benchSaga(): SagaGenerator<void> {
  yield* takeEvery(linkOpened, followLink);
  yield* takeEvery(settingFlipped, flip);
  yield* takeLatest(personaTaken, becomePersona);
}
