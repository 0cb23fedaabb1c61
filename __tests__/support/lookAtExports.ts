import type { Shop } from '@/app/store';
import { tellCase } from '@/features/cases/makeCase';
import { recordedOf } from '@/features/cases/saveCase';
import { liftedStoreOf } from '@/features/timeline/lifted';
import { lookLater } from './secrets';

/**
 * Collects the exports of this visit: that of the DevTools and the file that "Save case" writes. States are
 * collected when they occur, so the recorded actions need not be replayed.
 */
export function lookAtExports({ store, timeline }: Shop): string[] {
  lookLater('export of the DevTools', liftedStoreOf(store)?.getState());
  if (!timeline) return [];
  const result = tellCase(recordedOf(timeline.cases.visit()));
  if ('refusal' in result) return [result.refusal];
  lookLater('case', result.told);
  return [];
}
