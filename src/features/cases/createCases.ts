import type { Store } from '@reduxjs/toolkit';
import type { Timeline } from '@/features/timeline';
import { addressOf, browserHistory } from '@/shared/adapters';
import type { ReplayReducer } from './replay';
import type { Visit } from './saveCase';
import { createVisitLog } from './visitLog';

/** What came of saving or opening a case, in words for a QA engineer. */
export type CaseOutcome = { done: string } | { problem: string };

/** Saves the visit as a file, and opens such files (architecture §5, "Case files"). */
export interface Cases {
  /** The root reducer as the timeline replays it. */
  follows(reducer: ReplayReducer): void;
  /** Takes its place at the finished store, before the first row. */
  attach(store: Store): void;
  /** The visit of now, as it would be saved. */
  visit(): Visit;
  /** Hands the visit of now to the browser as a file; refuses one that holds a secret. */
  save(): Promise<CaseOutcome>;
  /** Shows a saved visit in the place of this one; "Back to now" leads back. */
  open(file: File): Promise<CaseOutcome>;
}

export function createCases(timeline: Timeline, seed: number | null): Cases {
  let reducer: ReplayReducer = (state) => state;
  const opened = browserHistory.read().place;
  const log = createVisitLog(timeline, () => reducer);
  const visit = (): Visit => ({
    ...log.recorded(),
    address: addressOf(opened),
    seed,
  });
  return {
    visit,
    follows(root) {
      reducer = root;
    },
    attach(store) {
      log.begin(store.getState());
    },
    async save() {
      const { saveCase } = await import('./saveCase');
      return saveCase(reducer, visit());
    },
    async open(file) {
      const { openCase } = await import('./openCase');
      return openCase(timeline, reducer, await file.text());
    },
  };
}
