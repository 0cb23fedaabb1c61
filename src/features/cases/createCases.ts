import type { Store } from '@reduxjs/toolkit';
import type { CheckRows, Timeline } from '@/features/timeline';
import { addressOf, browserHistory } from '@/shared/adapters';
import { loadTwice } from '@/shared/loadTwice';
import type { CaseOutcome } from './caseOutcome';
import { createHeldSecrets } from './heldSecrets';
import type { FlowLog } from './flow/createFlowLog';
import { createFlowLog } from './flow/createFlowLog';
import type { Personas } from './flow/pressLog';
import type { ReplayReducer } from './replay';
import type { Visit } from './saveCase';
import { createVisitLog } from './visitLog';

/** Saves the visit as a case file, and opens case files (architecture §5, "Case files"). */
export interface Cases {
  /** Sets the root reducer that replays rows. */
  follows(reducer: ReplayReducer): void;
  /** Starts recording; must be called before the first row. */
  attach(store: Store): void;
  /** The presses of the visit, and what is expected of them. */
  flow: FlowLog;
  /** The live visit, as it would be saved. */
  visit(): Visit;
  /** Downloads the live visit as a file, with masks for secrets and, unless they are kept, personal texts. */
  save(keepsTexts?: boolean): Promise<CaseOutcome>;
  /** Loads all endpoints, and the check of rows that the DevTools import. */
  loadRowCheck(): Promise<CheckRows>;
  /** Displays a saved visit instead of the live one, until "Back to now". */
  open(file: File): Promise<CaseOutcome>;
}

export function createCases(timeline: Timeline, seed: number | null, personas: Personas): Cases {
  let reducer: ReplayReducer = (state) => state;
  const opened = browserHistory.read().location;
  const log = createVisitLog(timeline, () => reducer);
  const heldSecrets = createHeldSecrets(timeline);
  const flow = createFlowLog(timeline, () => log.recorded(), personas, seed !== null);
  const visit = (): Visit => ({
    ...log.recorded(),
    address: addressOf(opened),
    seed,
    secrets: heldSecrets.all(),
    flow: flow.flow(),
  });
  return {
    flow,
    visit,
    follows(root) {
      reducer = root;
    },
    attach(store) {
      log.begin(store.getState());
      heldSecrets.begin();
      flow.attach(store);
    },
    async save(keepsTexts = false) {
      const { saveCase } = await import('./saveCase');
      return saveCase(reducer, visit(), keepsTexts);
    },
    async loadRowCheck() {
      const { createRowCheck } = await loadTwice(() => import('./checkRows'));
      return createRowCheck(reducer);
    },
    async open(file) {
      const { openCase } = await import('./openCase');
      return openCase(timeline, reducer, await file.text());
    },
  };
}
