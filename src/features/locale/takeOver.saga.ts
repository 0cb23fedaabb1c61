import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { LOCALE_KEY } from '@/api';
import type { Direction } from '@/domain/settings';
import { reloadPage, storage, tabStorage } from '@/shared/adapters';
import { appLocaleDetected } from './locale.slice';
import { RELOADED_KEY } from './locale.keys';

/** Reloads at most once: if the storage does not persist the language, it is applied without a reload. */
export function* takeOver(
  appLocale: string,
  direction: Direction,
  apply: () => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* put(appLocaleDetected({ appLocale, direction, isAdopted: true }));
  storage.write(LOCALE_KEY, appLocale);
  const wasReloaded = tabStorage.read(RELOADED_KEY) === appLocale;
  tabStorage.write(RELOADED_KEY, appLocale);
  const isRemembered = storage.read(LOCALE_KEY) === appLocale && tabStorage.read(RELOADED_KEY) === appLocale;
  if (isRemembered && !wasReloaded) reloadPage();
  else yield* call(apply);
}
