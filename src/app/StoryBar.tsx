import { useSyncExternalStore } from 'react';
import { codeOnItsWay } from '@/shared/codeOnItsWay';
import { SlowBar } from '@/shared/ui';

/** A press whose story is still coming shows that it was heard. */
export function StoryBar() {
  return useSyncExternalStore(codeOnItsWay.subscribe, codeOnItsWay.isAny) && <SlowBar />;
}
