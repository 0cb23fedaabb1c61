import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persona, QaFault, QaLink, QaSettingName } from '@/domain/qaLink';
import { knownEndpoints } from '@/features/cases';
import { themes } from './themes';
import { words } from './words';

/** A fault that is set, by its number in this visit. */
export interface SetFault extends QaFault {
  id: number;
}

/** A rule that does not hold, and the row that broke it. */
export interface Breach {
  rule: string;
  /** What is wrong, in the terms of the state. */
  says: string;
  row: number;
  type: string;
}

export interface BenchFacts {
  /** From the first that was set to the last. */
  faults: SetFault[];
  /** How many faults were set so far. */
  faultCount: number;
  /** Milliseconds that the clock is ahead, and where it stands still, in milliseconds since 1970. */
  clock: { ahead: number; frozenAt: number | null };
  /** What is laid over the answer of /master. */
  settings: QaLink['settings'];
  /** Who was asked for last, and why they could not be; null as long as nothing went wrong. */
  persona: { wanted: Persona | null; refusal: string | null };
  /** What clock and chance were made from; null where they are the device's. */
  seed: number | null;
  /** The newest last. */
  breaches: Breach[];
  /** What of the link that opened the bench was not understood. */
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
    ...faults.filter((fault) => !canStrike(fault)).map(({ endpoint }) => words.unknownEndpoint(endpoint)),
  ];
}

const canStrike = ({ endpoint }: QaFault) => knownEndpoints().has(endpoint);

function addFault(bench: BenchFacts, fault: QaFault): void {
  bench.faultCount += 1;
  bench.faults.push({ ...fault, id: bench.faultCount });
}

/**
 * What a QA engineer did at the bench. These facts are beside the shop's state, not in it: while QA looks back, the bench
 * tells of now (docs/decisions/012-bench-beside-the-state.md).
 */
export const benchSlice = createSlice({
  name: 'bench',
  initialState: initialFacts,
  reducers: {
    /** The page was opened by a link of the bench (`?qa=…`); `at` is the clock's time. */
    linkOpened(bench, { payload: { link, at } }: PayloadAction<{ link: QaLink; at: number }>) {
      for (const fault of link.faults) if (canStrike(fault)) addFault(bench, fault);
      bench.clock = {
        ahead: link.clock.ahead,
        frozenAt: link.clock.isFrozen ? at + link.clock.ahead : null,
      };
      bench.settings = link.settings;
      bench.seed = link.seed;
      bench.problems = [...link.problems, ...unknownIn(link)];
    },
    /** From now on calls of this endpoint go wrong. */
    faultSet(bench, { payload }: PayloadAction<QaFault>) {
      addFault(bench, payload);
    },
    /** A fault was taken back; carries its number. */
    faultLifted(bench, { payload: id }: PayloadAction<number>) {
      bench.faults = bench.faults.filter((fault) => fault.id !== id);
    },
    /** A call met a fault; one that was set for so many times is over after the last of them. */
    faultStruck(bench, { payload }: PayloadAction<{ id: number; endpoint: string }>) {
      bench.faults = bench.faults
        .map((fault) =>
          fault.id === payload.id && fault.times !== null ? { ...fault, times: fault.times - 1 } : fault,
        )
        .filter(({ times }) => times !== 0);
    },
    /** The shop's clock was put ahead, or back, by so many milliseconds. */
    clockMoved({ clock }, { payload: milliseconds }: PayloadAction<number>) {
      clock.ahead += milliseconds;
      if (clock.frozenAt !== null) clock.frozenAt += milliseconds;
    },
    /** The shop's clock stands still; carries where, in milliseconds since 1970. */
    clockFrozen({ clock }, { payload: at }: PayloadAction<number>) {
      clock.frozenAt = at;
    },
    /** The shop's clock goes on from where it stood; carries how far it is ahead, in milliseconds. */
    clockReleased({ clock }, { payload: ahead }: PayloadAction<number>) {
      clock.ahead = ahead;
      clock.frozenAt = null;
    },
    /** The shop's clock is the device's again. */
    clockRestored(bench) {
      bench.clock = initialFacts.clock;
    },
    /** A setting of the server was overridden; null gives it back. */
    settingFlipped(bench, { payload }: PayloadAction<{ name: QaSettingName; value: string | null }>) {
      const { [payload.name]: _before, ...others } = bench.settings;
      bench.settings = payload.value === null ? others : { ...others, [payload.name]: payload.value };
    },
    /** Somebody of the seed is to be signed in, or nobody. */
    personaTaken(bench, { payload }: PayloadAction<Persona>) {
      bench.persona = { wanted: payload, refusal: null };
    },
    /** The server did not let the persona in; carries why. */
    personaRefused(bench, { payload }: PayloadAction<string>) {
      bench.persona.refusal = payload;
    },
    /** A rule that always holds does not; the row that broke it is the cause. */
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

/** Whether this row is an act of the bench. */
export const isOfBench = (type: string) => type.startsWith(`${benchSlice.name}/`);
