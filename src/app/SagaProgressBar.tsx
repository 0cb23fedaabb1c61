import { useSyncExternalStore } from 'react';
import { codeOnItsWay } from '@/shared/codeOnItsWay';
import { SlowBar } from '@/shared/ui';

/** Progress bar while the saga of a press is being loaded. */
export function SagaProgressBar() {
  return useSyncExternalStore(codeOnItsWay.subscribe, codeOnItsWay.isAny) && <SlowBar />;
}
