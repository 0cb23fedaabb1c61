import { settingsApi } from '@/api';
import { LANGUAGE_TIMEOUT } from '@/domain/timing';
import { selectDirection, selectLocale } from '@/features/locale';
import { clock } from '@/shared/adapters';
import type { Shop } from './store';
import { loadStyles } from './theme/useStyleCache';

/**
 * Resolves when the texts, styles and settings of the language are loaded, or after a timeout. The first
 * paint waits for this, so that the page does not flash in English and dollars first.
 */
export async function initialTexts({ store }: Pick<Shop, 'store'>): Promise<void> {
  const styles = loadStyles(selectDirection(store.getState()));
  await textsOrTimeout(store);
  await styles;
}

function textsOrTimeout(store: Shop['store']): Promise<void> {
  const { getLang, getMaster } = settingsApi.endpoints;
  const areLoaded = () => {
    const state = store.getState();
    const results = [getLang.select(selectLocale(state))(state), getMaster.select()(state)];
    return results.every(({ data, isError }) => data !== undefined || isError);
  };
  return new Promise((resolve) => {
    const cancel = clock.after(LANGUAGE_TIMEOUT, () => end());
    const stop = store.subscribe(() => {
      if (areLoaded()) end();
    });
    const end = () => {
      stop();
      cancel();
      resolve();
    };
    if (areLoaded()) end();
  });
}
