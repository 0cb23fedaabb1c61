import type { Shop } from '@/app/store';
import { tellCase } from '@/features/cases/makeCase';
import { recordedOf } from '@/features/cases/saveCase';
import { liftedStoreOf } from '@/features/timeline/lifted';
import { lookLater } from './secrets';

/**
 * What QA could carry out of this visit: the export of the DevTools, and the case that "Save case" writes. What its rows
 * lead to is not played once more: states are looked at as they come.
 */
export function lookAtExports({ store, timeline }: Shop): string[] {
  lookLater('export of the DevTools', liftedStoreOf(store)?.getState());
  if (!timeline) return [];
  const made = tellCase(recordedOf(timeline.cases.visit()));
  if ('refusal' in made) return [made.refusal];
  lookLater('case', made.told);
  return [];
}
