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

/** QA panel (architecture §5): its state and operations. The UI is loaded when the panel is opened. */
export interface Bench {
  timeline: Timeline;
  cases: Cases;
  rows: RowLog;
  facts: () => BenchFacts;
  /** The shop's state. */
  state: () => unknown;
  /** Dispatches an action; dropped during time travel, like user input. */
  act: (action: Action) => void;
  /** Offset of the shop's clock from the device's, in milliseconds. */
  ahead: () => number;
  /** Notifies about new rows and panel state, at most once per frame; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Connects the panel to the store, and applies the URL's QA link before any request is sent. */
  attach: (store: Store) => void;
  /**
   * Names of the invariants. Checked after each row: in development, with a QA link, or once the panel is
   * open.
   */
  rules: readonly string[];
  standing: Invariants['standing'];
  watchInvariants: () => void;
  /** Whether the URL contains `?qa`. */
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

  /** Attributes the action to the call that the fault is applied to. */
  const strike = ({ id, endpoint }: SetFault) => {
    const request = rows.findLast(`api/${endpoint}/pending`);
    const dispatchStruck = () => store?.dispatch(faultStruck({ id, endpoint }));
    whenPresent(() => (request ? timeline.because(request, dispatchStruck) : dispatchStruck()));
  };
  const tellBreach = (breach: Breach) =>
    timeline.because(breach, () => store?.dispatch(invariantBroken(breach)));
  const rules = createRules();
  const invariants = watchInvariants(rules, tellBreach);

  const handleRow = (recorded: ToldRow) => {
    rows.add(recorded);
    if (isOfBench(recorded.type)) {
      const before = facts;
      facts = benchSlice.reducer(facts, recorded.action);
      if (facts.clock !== before.clock) movable.set(facts.clock);
    }
    channel.put(recorded.told);
    if (isWatching) invariants.look(recorded);
    news.tell();
  };

  return {
    timeline,
    cases,
    rows,
    facts: () => facts,
    state: () => store?.getState() as unknown,
    act: (action) => store?.dispatch(action),
    ahead: () => movable.ahead(),
    subscribe: news.subscribe,
    attach(attached) {
      store = attached;
      network.exchange = createFaultyExchange({
        facts: () => facts,
        strike,
        ahead: () => movable.ahead(),
      });
      timeline.hearRows(handleRow);
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
