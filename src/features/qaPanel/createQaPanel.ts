import type { Action, Store } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { network, settingsApi } from '@/api';
import type { QaLink } from '@/domain/qaLink';
import { isOpenToQa } from '@/domain/settings';
import type { Cases } from '@/features/cases';
import type { Timeline, RecordedAction } from '@/features/timeline';
import { clock, setClock, onceLive } from '@/shared/adapters';
import { report } from '@/shared/report';
import { qaPanelSaga } from './qaPanel.saga';
import type { QaPanelState, Violation, SetFault } from './qaPanel.slice';
import {
  qaPanelSlice,
  faultStruck,
  initialPanelState,
  invariantBroken,
  isQaPanelAction,
  linkOpened,
} from './qaPanel.slice';
import { createFaultyExchange } from './faultyExchange';
import { createFrameNews } from './frameNews';
import { createRules } from './invariants/rules';
import type { Invariants } from './invariants/watchInvariants';
import { watchInvariants } from './invariants/watchInvariants';
import { createMovableClock } from './movableClock';
import type { RowLog } from './rowLog';
import { createRowLog } from './rowLog';

/** the QA panel (architecture §5): what was done at it, and the means to do it. Its panel is loaded when it is opened. */
export interface QaPanelControl {
  timeline: Timeline;
  cases: Cases;
  rows: RowLog;
  detailsOf: () => QaPanelState;
  /** The shop's state. */
  state: () => unknown;
  /** Every act is a row; while QA looks back it is dropped as a press is. */
  act: (act: Action) => void;
  /** How far the shop's clock is ahead of the device's, in milliseconds. */
  ahead: () => number;
  /** Hears of new rows and facts, once a frame at most; answers the function that stops it. */
  subscribe: (listen: () => void) => () => void;
  /** Takes its place at the finished store; what the address asks of it is done before anything is called. */
  attach: (store: Store) => void;
  /** The rules that are checked after each row: in development, where the address asks for it, or once the panel is open. */
  rules: readonly string[];
  standing: Invariants['standing'];
  watchInvariants: () => void;
  /** Whether the address asks for the QA panel. */
  isRequested: boolean;
  /** Whether the server's environment allows the QA panel: not before /master has answered in this visit. */
  isOpen: () => boolean;
}

/** `link` is what the address asks for, null where it may not ask. */
export function createQaPanel(timeline: Timeline, cases: Cases, link: QaLink | null): QaPanelControl {
  let isOpen = link !== null;
  const rows = createRowLog();
  const news = createFrameNews();
  const below = setClock();
  const movable = createMovableClock(below);
  setClock(movable);
  let store: Store | null = null;
  let details = initialPanelState;
  let isWatching = process.env.NODE_ENV !== 'production' || link !== null;
  const channel = stdChannel<Action>();

  /** The call that meets the fault is the cause. */
  const strike = ({ id, endpoint }: SetFault) => {
    const requested = rows.findLast(`api/${endpoint}/pending`);
    const translate = () => store?.dispatch(faultStruck({ id, endpoint }));
    onceLive(() => (requested ? timeline.because(requested, translate) : translate()));
  };
  const dispatchViolation = (violation: Violation) =>
    timeline.because(violation, () => store?.dispatch(invariantBroken(violation)));
  const rules = createRules();
  const invariants = watchInvariants(rules, dispatchViolation);

  const { matchFulfilled } = settingsApi.endpoints.getMaster;
  /** In production faults, settings and clock are the server's and the device's own again. */
  const followEnvironment = ({ recorded }: RecordedAction) => {
    if (!matchFulfilled(recorded)) return;
    isOpen = isOpenToQa(recorded.payload.appEnvironment);
    if (isOpen) return;
    details = { ...initialPanelState, violations: details.violations };
    movable.set(details.clock);
  };

  const listen = (recorded: RecordedAction) => {
    rows.add(recorded);
    followEnvironment(recorded);
    const isQaPanelRow = isQaPanelAction(recorded.type);
    // A broken rule is a finding, not an act.
    if (isQaPanelRow && !isOpen && !invariantBroken.match(recorded.action)) return;
    if (isQaPanelRow) {
      const before = details;
      details = qaPanelSlice.reducer(details, recorded.action);
      if (details.clock !== before.clock) movable.set(details.clock);
    }
    channel.put(recorded.recorded);
    if (isWatching) invariants.look(recorded);
    news.notify();
  };

  return {
    timeline,
    cases,
    rows,
    detailsOf: () => details,
    state: () => store?.getState() as unknown,
    act: (act) => (isOpen ? store?.dispatch(act) : undefined),
    ahead: () => movable.ahead(),
    subscribe: news.subscribe,
    attach(attached) {
      store = attached;
      network.exchange = createFaultyExchange({
        detailsOf: () => details,
        strike,
        ahead: () => movable.ahead(),
      });
      timeline.subscribeToRows(listen);
      runSaga(
        {
          channel,
          dispatch: attached.dispatch,
          getState: () => attached.getState() as unknown,
          sagaMonitor: timeline.sagaMonitor,
          onError: (problem) => report('saga qaPanel', problem),
        },
        qaPanelSaga,
      );
      if (link) attached.dispatch(linkOpened({ link, at: clock.now() }));
    },
    rules: rules.map(({ name }) => name),
    standing: invariants.standing,
    watchInvariants() {
      isWatching = true;
    },
    isRequested: link !== null,
    isOpen: () => isOpen,
  };
}
