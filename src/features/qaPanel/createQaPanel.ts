import type { Action, Store } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { network, settingsApi } from '@/api';
import type { QaLink } from '@/domain/qaLink';
import { isOpenToQa } from '@/domain/settings';
import type { OverlayDefinitions } from '@/core/overlays';
import type { Cases } from '@/features/cases';
import type { Timeline, RecordedAction } from '@/features/timeline';
import type { Clock } from '@/shared/adapters';
import { clock, setClock, onceLive, random } from '@/shared/adapters';
import { seededNumbers } from '@/shared/adapters/seeded/random';
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
import { installFaultySocket } from './faultySocket';
import { createFrameNews } from './frameNews';
import { createRules } from './invariants/rules';
import type { Invariants } from './invariants/watchInvariants';
import { watchInvariants } from './invariants/watchInvariants';
import { createMovableClock } from './movableClock';
import type { RowLog } from './rowLog';
import { createRowLog } from './rowLog';
import { isQaServerCall } from './server/server.slice';
import { setOutage } from './simulatedOutage';

/** The QA panel's model and actions (architecture §5). Its UI is loaded when it is opened. */
export interface QaPanelControl {
  timeline: Timeline;
  cases: Cases;
  rows: RowLog;
  detailsOf: () => QaPanelState;
  /** State of the shop's store. */
  state: () => unknown;
  /** Dispatches an action of the panel; dropped during time travel, as a press is. */
  act: (act: Action) => void;
  /** Runs on while the shop's clock is frozen. */
  deviceClock: Clock;
  /** Offset of the shop's clock from the device's, in milliseconds. */
  ahead: () => number;
  /** Notifies of new rows and details, at most once a frame. Returns the unsubscribe function. */
  subscribe: (listen: () => void) => () => void;
  /** Connects the panel to the created store; applies the QA link before the first request. */
  attach: (store: Store) => void;
  /**
   * Names of the invariants. They are checked after each row in development, with a QA link, or once the
   * panel is open.
   */
  rules: readonly string[];
  currentViolations: Invariants['current'];
  watchInvariants: () => void;
  /** Whether the URL requests the QA panel. */
  isRequested: boolean;
  /**
   * Whether the server's environment allows the QA panel; false until /master has responded, unless a QA link
   * is used.
   */
  isOpen: () => boolean;
}

/** `link` holds the parsed QA parameters of the URL; null if they are absent or not allowed. */
export function createQaPanel(
  timeline: Timeline,
  cases: Cases,
  link: QaLink | null,
  overlays: OverlayDefinitions,
): QaPanelControl {
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

  /** The affected request becomes the cause of the fault's row. */
  const strike = ({ id, failure }: SetFault, endpoint: string) => {
    const requested = rows.findLast(`api/${endpoint}/pending`);
    const dispatchFault = () => store?.dispatch(faultStruck({ id, endpoint, failure: failure.kind }));
    onceLive(() => (requested ? timeline.because(requested, dispatchFault) : dispatchFault()));
  };
  const dispatchViolation = (violation: Violation) =>
    timeline.because(violation, () => store?.dispatch(invariantBroken(violation)));
  const seed = link?.seed ?? null;
  // Numbers of its own, so that a share of the calls does not depend on what else draws them.
  const draw = seed === null ? () => random.next() : seededNumbers(seed ^ 0xfa17);
  let closeSockets = (): void => undefined;
  /** Applies what the panel's state changes outside of calls. */
  const apply = (before: QaPanelState, cause: RecordedAction) => {
    if (details.clock !== before.clock) movable.set(details.clock);
    if (details.faults !== before.faults || details.isOffline !== before.isOffline) closeSockets();
    if (details.isOffline !== before.isOffline) timeline.because(cause, () => setOutage(details.isOffline));
  };
  const rules = createRules(overlays);
  const invariants = watchInvariants(rules, dispatchViolation);

  const { matchFulfilled } = settingsApi.endpoints.getMaster;
  /** In production, resets faults, setting overrides and the clock. */
  const followEnvironment = (row: RecordedAction) => {
    const { recorded } = row;
    if (!matchFulfilled(recorded)) return;
    isOpen = isOpenToQa(recorded.payload.appEnvironment);
    if (isOpen) return;
    const before = details;
    details = { ...initialPanelState, violations: details.violations };
    apply(before, row);
  };

  const listen = (recorded: RecordedAction) => {
    rows.add(recorded);
    followEnvironment(recorded);
    const isQaPanelRow = isQaPanelAction(recorded.type) || isQaServerCall(recorded.recorded);
    // A violation is recorded even while the panel is closed.
    if (isQaPanelRow && !isOpen && !invariantBroken.match(recorded.action)) return;
    if (isQaPanelRow) {
      const before = details;
      details = qaPanelSlice.reducer(details, recorded.recorded);
      apply(before, recorded);
    }
    channel.put(recorded.recorded);
    if (isWatching) invariants.check(recorded);
    news.notify();
  };

  return {
    timeline,
    cases,
    rows,
    detailsOf: () => details,
    state: () => store?.getState() as unknown,
    act: (act) => (isOpen ? store?.dispatch(act) : undefined),
    deviceClock: below,
    ahead: () => movable.ahead(),
    subscribe: news.subscribe,
    attach(attached) {
      store = attached;
      const faulty = { detailsOf: () => details, strike, draw };
      network.exchange = createFaultyExchange({ ...faulty, ahead: () => movable.ahead() });
      closeSockets = installFaultySocket(faulty);
      timeline.subscribeToRows(listen);
      runSaga(
        {
          channel,
          dispatch: attached.dispatch,
          getState: () => attached.getState() as unknown,
          context: { serverOf: () => details.server },
          sagaMonitor: timeline.sagaMonitor,
          onError: (problem) => report('saga qaPanel', problem),
        },
        qaPanelSaga,
      );
      if (link) attached.dispatch(linkOpened({ link, at: clock.now() }));
    },
    rules: rules.map(({ name }) => name),
    currentViolations: invariants.current,
    watchInvariants() {
      isWatching = true;
    },
    isRequested: link !== null,
    isOpen: () => isOpen,
  };
}
