import { settingsApi } from '@/api';
import { LANGUAGE_PATIENCE } from '@/domain/timing';
import { selectDirection, selectLocale } from '@/features/locale';
import { clock } from '@/shared/adapters';
import type { Shop } from './store';
import { loadStyles } from './theme/useStyleCache';

/**
 * A visit in another language than English is painted when its texts, its styles and the settings are here, or after a
 * while without them: a page that speaks English and dollars first would turn into another one.
 */
export async function firstWords({ store }: Pick<Shop, 'store'>): Promise<void> {
  const styles = loadStyles(selectDirection(store.getState()));
  await textsOrPatience(store);
  await styles;
}

function textsOrPatience(store: Shop['store']): Promise<void> {
  const { getLang, getMaster } = settingsApi.endpoints;
  const areThere = () => {
    const state = store.getState();
    const answers = [getLang.select(selectLocale(state))(state), getMaster.select()(state)];
    return answers.every(({ data, isError }) => data !== undefined || isError);
  };
  return new Promise((resolve) => {
    const cancel = clock.after(LANGUAGE_PATIENCE, () => end());
    const stop = store.subscribe(() => {
      if (areThere()) end();
    });
    const end = () => {
      stop();
      cancel();
      resolve();
    };
    if (areThere()) end();
  });
}
