import type { Action, Store } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { network } from '@/api';
import { readQaLink } from '@/domain/qaLink';
import type { Cases } from '@/features/cases';
import type { Timeline, ToldRow } from '@/features/timeline';
import { clock, setClock, whenPresent } from '@/shared/adapters';
import { report } from '@/shared/report';
import { benchSaga } from './bench.saga';
import type { BenchFacts, Breach, SetFault } from './bench.slice';
import { benchSlice, faultStruck, initialFacts, invariantBroken, isOfBench, linkOpened } from './bench.slice';
import { createFaultyExchange } from './faultyExchange';
import { createFrameNews } from './frameNews';
import { createRules } from './invariants/rules';
import type { Invariants } from './invariants/watchInvariants';
import { watchInvariants } from './invariants/watchInvariants';
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
  /** The rules that are checked after each row: in development, where the address asks for it, or once the panel is open. */
  rules: readonly string[];
  standing: Invariants['standing'];
  watchInvariants: () => void;
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
  let isWatching = process.env.NODE_ENV !== 'production' || link !== null;
  const channel = stdChannel<Action>();

  /** The call that meets the fault is the cause. */
  const strike = ({ id, endpoint }: SetFault) => {
    const asked = rows.findLast(`api/${endpoint}/pending`);
    const say = () => store?.dispatch(faultStruck({ id, endpoint }));
    whenPresent(() => (asked ? timeline.because(asked, say) : say()));
  };
  const tellBreach = (breach: Breach) =>
    timeline.because(breach, () => store?.dispatch(invariantBroken(breach)));
  const rules = createRules();
  const invariants = watchInvariants(rules, tellBreach);

  const hear = (told: ToldRow) => {
    rows.add(told);
    if (isOfBench(told.type)) {
      const before = facts;
      facts = benchSlice.reducer(facts, told.action);
      if (facts.clock !== before.clock) movable.set(facts.clock);
    }
    channel.put(told.told);
    if (isWatching) invariants.look(told);
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
      network.exchange = createFaultyExchange({
        facts: () => facts,
        strike,
        ahead: () => movable.ahead(),
      });
      timeline.hearRows(hear);
      runSaga(
        {
          channel,
          dispatch: attached.dispatch,
          getState: () => attached.getState() as unknown,
          sagaMonitor: timeline.sagaMonitor,
          onError: (problem) => report('saga bench', problem),
        },
        benchSaga,
      );
      if (link) attached.dispatch(linkOpened({ link, at: clock.now() }));
    },
    rules: rules.map(({ name }) => name),
    standing: invariants.standing,
    watchInvariants() {
      isWatching = true;
    },
    isAsked: link !== null,
  };
}
