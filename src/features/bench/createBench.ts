import type { Action, Store } from '@reduxjs/toolkit';
import { readQaLink } from '@/domain/qaLink';
import type { Cases } from '@/features/cases';
import type { Timeline, ToldRow } from '@/features/timeline';
import { clock, setClock } from '@/shared/adapters';
import type { BenchFacts } from './bench.slice';
import { benchSlice, initialFacts, isOfBench, linkOpened } from './bench.slice';
import { createFrameNews } from './frameNews';
import { createMovableClock } from './movableClock';
import type { RowLog } from './rowLog';
import { createRowLog } from './rowLog';

/** QA's bench (architecture §5): what was done at it, and the means to do it. Its panel is loaded when it is opened. */
export interface Bench {
  timeline: Timeline;
  cases: Cases;
  rows: RowLog;
  facts: () => BenchFacts;
  /** The shop's state. */
  state: () => unknown;
  /** Every act is a row; while QA looks back it is dropped as a press is. */
  act: (act: Action) => void;
  /** How far the shop's clock is ahead of the device's, in milliseconds. */
  ahead: () => number;
  /** Hears of new rows and facts, once a frame at most; answers the function that stops it. */
  subscribe: (hear: () => void) => () => void;
  /** Takes its place at the finished store; what the address asks of it is done before anything is called. */
  attach: (store: Store) => void;
  /** Whether the address asks for the bench. */
  isAsked: boolean;
}

export function createBench(timeline: Timeline, cases: Cases): Bench {
  const link = readQaLink(window.location.search);
  const rows = createRowLog();
  const news = createFrameNews();
  const below = setClock();
  const movable = createMovableClock(below);
  setClock(movable);
  let store: Store | null = null;
  let facts = initialFacts;

  const hear = (told: ToldRow) => {
    rows.add(told);
    if (isOfBench(told.type)) {
      const before = facts;
      facts = benchSlice.reducer(facts, told.action);
      if (facts.clock !== before.clock) movable.set(facts.clock);
    }
    news.tell();
  };

  return {
    timeline,
    cases,
    rows,
    facts: () => facts,
    state: () => store?.getState() as unknown,
    act: (act) => store?.dispatch(act),
    ahead: () => movable.ahead(),
    subscribe: news.subscribe,
    attach(attached) {
      store = attached;
      timeline.hearRows(hear);
      if (link) attached.dispatch(linkOpened({ link, at: clock.now() }));
    },
    isAsked: link !== null,
  };
}
