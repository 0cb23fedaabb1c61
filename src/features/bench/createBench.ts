import type { Action, Store } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { network, settingsApi } from '@/api';
import type { QaLink } from '@/domain/qaLink';
import { isOpenToQa } from '@/domain/settings';
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
  /** Whether the server's environment allows the bench: not before /master has answered in this visit. */
  isOpen: () => boolean;
}

/** `link` is what the address asks for, null where it may not ask. */
export function createBench(timeline: Timeline, cases: Cases, link: QaLink | null): Bench {
  let isOpen = link !== null;
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

  const { matchFulfilled } = settingsApi.endpoints.getMaster;
  /** In production faults, settings and clock are the server's and the device's own again. */
  const followEnvironment = ({ told }: ToldRow) => {
    if (!matchFulfilled(told)) return;
    isOpen = isOpenToQa(told.payload.appEnvironment);
    if (isOpen) return;
    facts = { ...initialFacts, breaches: facts.breaches };
    movable.set(facts.clock);
  };

  const hear = (told: ToldRow) => {
    rows.add(told);
    followEnvironment(told);
    const isForBench = isOfBench(told.type);
    // A broken rule is a finding, not an act.
    if (isForBench && !isOpen && !invariantBroken.match(told.action)) return;
    if (isForBench) {
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
    act: (act) => (isOpen ? store?.dispatch(act) : undefined),
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
    isOpen: () => isOpen,
  };
}
