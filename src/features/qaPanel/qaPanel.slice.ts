import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { QaFailure, QaFault } from '@/domain/qaFaults';
import { EVERY_ENDPOINT, SOCKET } from '@/domain/qaFaults';
import type { Persona, QaLink, QaSettingName } from '@/domain/qaLink';
import { knownEndpoints } from '@/features/cases';
import type { ServerState } from './server/server.slice';
import { initialServerState, isQaServerCall, serverSlice } from './server/server.slice';
import { themes } from './themes';
import { labels } from './labels';

/** Active fault with its number in this visit. */
export interface SetFault extends QaFault {
  id: number;
}

/** Violation of an invariant, with the row that caused it. */
export interface Violation {
  rule: string;
  /** Description of the violation, in terms of the state. */
  message: string;
  row: number;
  type: string;
}

export interface QaPanelState {
  /** In the order in which they were set. */
  faults: SetFault[];
  /** Number of faults set so far; source of their ids. */
  faultCount: number;
  /** Whether the page is cut off from the network. */
  isOffline: boolean;
  /** Offset of the clock in milliseconds, and the Unix time in milliseconds at which it is frozen. */
  clock: { ahead: number; frozenAt: number | null };
  /** Overrides for the response of /master. */
  settings: QaLink['settings'];
  /** Last requested persona, and the error message if signing in as them failed. */
  persona: { requested: Persona | null; refusal: string | null };
  /** Seed of the deterministic clock and random source; null for the device's. */
  seed: number | null;
  /** Oldest first. */
  violations: Violation[];
  /** Error messages of the link that opened the panel. */
  problems: string[];
  /** The Server section. */
  server: ServerState;
}

export const initialPanelState: QaPanelState = {
  faults: [],
  faultCount: 0,
  isOffline: false,
  clock: { ahead: 0, frozenAt: null },
  settings: {},
  persona: { requested: null, refusal: null },
  seed: null,
  violations: [],
  problems: [],
  server: initialServerState,
};

function unknownIn({ settings: { theme }, faults }: QaLink): string[] {
  const isKnown = theme === undefined || theme in themes;
  return [
    ...(isKnown ? [] : [labels.unknownTheme(theme, Object.keys(themes))]),
    ...faults
      .filter((fault) => !hasKnownEndpoint(fault))
      .map(({ endpoint }) => labels.unknownEndpoint(endpoint)),
  ];
}

const hasKnownEndpoint = ({ endpoint }: QaFault) =>
  endpoint === EVERY_ENDPOINT || endpoint === SOCKET || knownEndpoints().has(endpoint);

function addFault(panel: QaPanelState, fault: QaFault): void {
  panel.faultCount += 1;
  panel.faults.push({ ...fault, id: panel.faultCount });
}

const isServerAction = (type: string) => type.startsWith(`${serverSlice.name}/`);

/**
 * State of the QA panel. Kept outside the shop's state, so that the panel shows its live state during time
 * travel (docs/decisions/012-qa-panel-beside-the-state.md).
 */
export const qaPanelSlice = createSlice({
  name: 'qaPanel',
  initialState: initialPanelState,
  reducers: {
    /** The page was opened by a QA link (`?qa=…`); `at` is the clock's time. */
    linkOpened(panel, { payload: { link, at } }: PayloadAction<{ link: QaLink; at: number }>) {
      for (const fault of link.faults) if (hasKnownEndpoint(fault)) addFault(panel, fault);
      panel.clock = {
        ahead: link.clock.ahead,
        frozenAt: link.clock.isFrozen ? at + link.clock.ahead : null,
      };
      panel.isOffline = link.isOffline;
      panel.settings = link.settings;
      panel.seed = link.seed;
      panel.problems = [...link.problems, ...unknownIn(link)];
    },
    /** A fault was set: calls of this endpoint fail from now on. */
    faultSet(panel, { payload }: PayloadAction<QaFault>) {
      if (hasKnownEndpoint(payload)) addFault(panel, payload);
      // Only a row that was dispatched by hand; the form does not accept such an endpoint.
      else panel.problems.push(labels.unknownEndpoint(payload.endpoint));
    },
    /** A fault was removed; the payload is its id. */
    faultLifted(panel, { payload: id }: PayloadAction<number>) {
      panel.faults = panel.faults.filter((fault) => fault.id !== id);
    },
    /** The page was cut off from the network: calls, socket and the browser's own `onLine`. */
    networkSwitchedOff(panel) {
      panel.isOffline = true;
    },
    /** The network is back. */
    networkSwitchedOn(panel) {
      panel.isOffline = false;
    },
    /** A fault was applied to a call or a message; a limited one is removed after its last occurrence. */
    faultStruck(
      panel,
      { payload }: PayloadAction<{ id: number; endpoint: string; failure?: QaFailure['kind'] }>,
    ) {
      panel.faults = panel.faults
        .map((fault) =>
          fault.id === payload.id && fault.times !== null ? { ...fault, times: fault.times - 1 } : fault,
        )
        .filter(({ times }) => times !== 0);
    },
    /** The shop's clock was moved; the payload is the change in milliseconds. */
    clockMoved({ clock }, { payload: milliseconds }: PayloadAction<number>) {
      clock.ahead += milliseconds;
      if (clock.frozenAt !== null) clock.frozenAt += milliseconds;
    },
    /** The shop's clock was frozen; the payload is its Unix time in milliseconds. */
    clockFrozen({ clock }, { payload: at }: PayloadAction<number>) {
      clock.frozenAt = at;
    },
    /** The shop's clock was released from its frozen time; the payload is its offset in milliseconds. */
    clockReleased({ clock }, { payload: ahead }: PayloadAction<number>) {
      clock.ahead = ahead;
      clock.frozenAt = null;
    },
    /** The shop's clock was reset to the device's. */
    clockReset(panel) {
      panel.clock = initialPanelState.clock;
    },
    /** A setting of the server was overridden; null removes the override. */
    settingFlipped(panel, { payload }: PayloadAction<{ name: QaSettingName; value: string | null }>) {
      const { [payload.name]: _before, ...others } = panel.settings;
      panel.settings = payload.value === null ? others : { ...others, [payload.name]: payload.value };
    },
    /** A persona was chosen: a seeded account to sign in as, or the signed-out visitor. */
    personaChosen(panel, { payload }: PayloadAction<Persona>) {
      panel.persona = { requested: payload, refusal: null };
    },
    /** Signing in as the persona failed; the payload is the error message. */
    personaRefused(panel, { payload }: PayloadAction<string>) {
      panel.persona.refusal = payload;
    },
    /** An invariant was violated; the row that violated it is the cause. */
    invariantBroken(panel, { payload }: PayloadAction<Violation>) {
      panel.violations.push(payload);
    },
  },
  extraReducers: (on) =>
    on.addMatcher(
      (action: Action) => isServerAction(action.type) || isQaServerCall(action),
      (panel, action) => {
        panel.server = serverSlice.reducer(panel.server, action);
      },
    ),
});

export const {
  linkOpened,
  faultSet,
  faultLifted,
  networkSwitchedOff,
  networkSwitchedOn,
  faultStruck,
  clockMoved,
  clockFrozen,
  clockReleased,
  clockReset,
  settingFlipped,
  personaChosen,
  personaRefused,
  invariantBroken,
} = qaPanelSlice.actions;

/** Whether the action belongs to the QA panel. */
export const isQaPanelAction = (type: string) =>
  type.startsWith(`${qaPanelSlice.name}/`) || isServerAction(type);
