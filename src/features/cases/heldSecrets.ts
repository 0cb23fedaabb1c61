import { settingsApi } from '@/api';
import { isOpenToQa } from '@/domain/settings';
import type { Timeline } from '@/features/timeline';
import { watchSecrets } from '@/shared/adapters';

/** Every secret that the vault has had, also forgotten ones: a saved case must contain none. */
export interface HeldSecrets {
  /** Must be called before the first row. */
  begin(): void;
  all(): readonly string[];
}

/** Remembers secrets in memory; drops them where the environment does not allow cases, as in production. */
export function createHeldSecrets(timeline: Pick<Timeline, 'subscribeToRows'>): HeldSecrets {
  const held = new Set<string>();
  let isAllowed = true;
  return {
    begin() {
      watchSecrets((secret) => {
        if (isAllowed) held.add(secret);
      });
      timeline.subscribeToRows(({ recorded }) => {
        if (!settingsApi.endpoints.getMaster.matchFulfilled(recorded)) return;
        isAllowed = isOpenToQa(recorded.payload.appEnvironment);
        if (!isAllowed) held.clear();
      });
    },
    all: () => [...held],
  };
}
