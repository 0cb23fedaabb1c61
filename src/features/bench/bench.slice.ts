import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persona, QaFault, QaLink, QaSettingName } from '@/domain/qaLink';
import { knownEndpoints } from '@/features/cases';
import { themes } from './themes';
import { words } from './words';

/** Active fault with its number in this visit. */
export interface SetFault extends QaFault {
  id: number;
}

/** Violation of an invariant, with the row that caused it. */
export interface Breach {
  rule: string;
  /** Description of the violation, in terms of the state. */
  says: string;
  row: number;
  type: string;
}

export interface BenchFacts {
  /** In the order in which they were set. */
  faults: SetFault[];
  /** Number of faults set so far; source of their ids. */
  faultCount: number;
  /** Offset of the clock in milliseconds, and the Unix time in milliseconds at which it is frozen. */
  clock: { ahead: number; frozenAt: number | null };
  /** Overrides for the response of /master. */
  settings: QaLink['settings'];
  /** Last requested persona, and the error message if signing in as them failed. */
  persona: { wanted: Persona | null; refusal: string | null };
  /** Seed of the deterministic clock and random source; null for the device's. */
  seed: number | null;
  /** Oldest first. */
  breaches: Breach[];
  /** Error messages of the link that opened the panel. */
  problems: string[];
}

export const initialFacts: BenchFacts = {
  faults: [],
  faultCount: 0,
  clock: { ahead: 0, frozenAt: null },
  settings: {},
  persona: { wanted: null, refusal: null },
  seed: null,
  breaches: [],
  problems: [],
};

function unknownIn({ settings: { theme }, faults }: QaLink): string[] {
  const isKnown = theme === undefined || theme in themes;
  return [
    ...(isKnown ? [] : [words.unknownTheme(theme, Object.keys(themes))]),
    ...faults
      .filter((fault) => !hasKnownEndpoint(fault))
      .map(({ endpoint }) => words.unknownEndpoint(endpoint)),
  ];
}

const hasKnownEndpoint = ({ endpoint }: QaFault) => knownEndpoints().has(endpoint);

function addFault(bench: BenchFacts, fault: QaFault): void {
  bench.faultCount += 1;
  bench.faults.push({ ...fault, id: bench.faultCount });
}

/**
 * State of the QA panel. Kept outside the shop's state, so that the panel shows its live state during time
 * travel (docs/decisions/012-bench-beside-the-state.md).
 */
export const benchSlice = createSlice({
  name: 'bench',
  initialState: initialFacts,
  reducers: {
    /** The page was opened by a QA link (`?qa=…`); `at` is the clock's time. */
    linkOpened(bench, { payload: { link, at } }: PayloadAction<{ link: QaLink; at: number }>) {
      for (const fault of link.faults) if (hasKnownEndpoint(fault)) addFault(bench, fault);
      bench.clock = {
        ahead: link.clock.ahead,
        frozenAt: link.clock.isFrozen ? at + link.clock.ahead : null,
      };
      bench.settings = link.settings;
      bench.seed = link.seed;
      bench.problems = [...link.problems, ...unknownIn(link)];
    },
    /** A fault was set: calls of this endpoint fail from now on. */
    faultSet(bench, { payload }: PayloadAction<QaFault>) {
      addFault(bench, payload);
    },
    /** A fault was removed; the payload is its id. */
    faultLifted(bench, { payload: id }: PayloadAction<number>) {
      bench.faults = bench.faults.filter((fault) => fault.id !== id);
    },
    /** A fault was applied to a call; a limited one is removed after its last occurrence. */
    faultStruck(bench, { payload }: PayloadAction<{ id: number; endpoint: string }>) {
      bench.faults = bench.faults
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
    clockRestored(bench) {
      bench.clock = initialFacts.clock;
    },
    /** A setting of the server was overridden; null removes the override. */
    settingFlipped(bench, { payload }: PayloadAction<{ name: QaSettingName; value: string | null }>) {
      const { [payload.name]: _before, ...others } = bench.settings;
      bench.settings = payload.value === null ? others : { ...others, [payload.name]: payload.value };
    },
    /** A persona was chosen: a seeded account to sign in as, or the signed-out visitor. */
    personaTaken(bench, { payload }: PayloadAction<Persona>) {
      bench.persona = { wanted: payload, refusal: null };
    },
    /** Signing in as the persona failed; the payload is the error message. */
    personaRefused(bench, { payload }: PayloadAction<string>) {
      bench.persona.refusal = payload;
    },
    /** An invariant was violated; the row that violated it is the cause. */
    invariantBroken(bench, { payload }: PayloadAction<Breach>) {
      bench.breaches.push(payload);
    },
  },
});

export const {
  linkOpened,
  faultSet,
  faultLifted,
  faultStruck,
  clockMoved,
  clockFrozen,
  clockReleased,
  clockRestored,
  settingFlipped,
  personaTaken,
  personaRefused,
  invariantBroken,
} = benchSlice.actions;

/** Whether the action belongs to the QA panel. */
export const isOfBench = (type: string) => type.startsWith(`${benchSlice.name}/`);
