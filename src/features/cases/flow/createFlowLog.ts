import type { Action, Store } from '@reduxjs/toolkit';
import type { Timeline } from '@/features/timeline';
import type { CaseRow } from '../caseFile';
import type { PinOutcome } from './checkPin';
import { checkPin } from './checkPin';
import { findControl, namesOfRole } from './controls';
import type { Flow, Pin, Target } from './flowFile';
import type { Personas } from './pressLog';
import { sizeOfScreen, watchPresses } from './pressLog';
import { createTextWatch } from './shownText';
import { valueAt } from './statePath';

/** Rows by which the QA panel changes the shop or its backend; others only read. */
const CHANGE = /^qaPanel\/|^qaServer\/(?:serverClock\w+|stockSet|resetPressed)$/;

type WithoutMoment<Each> = Each extends Pin ? Omit<Each, 'after' | 'was'> : never;
/** Pin without the step after which it is checked. */
export type NewPin = WithoutMoment<Pin>;

/** What a script needs to repeat a flow (`__tests__/cases/playFlow.ts`). */
export interface FlowHook {
  find: (target: Target) => Element | null;
  namesOfRole: (role: string) => string[];
  watch: (texts: readonly string[]) => void;
  check: (pin: NewPin) => PinOutcome;
  add: (pin: NewPin) => PinOutcome;
  dispatch: (action: Action) => void;
  valueAt: (path: string) => unknown;
}

declare global {
  interface Window {
    /** Only of visits with a seed. */
    shopFlow?: FlowHook;
  }
}

/** Records what is pressed in a visit, and what QA expects of it. */
export interface FlowLog {
  attach: (store: Store) => void;
  /** The flow so far, as it would be saved. */
  flow: () => Flow;
  pins: () => readonly Pin[];
  /** Adds an expectation for the moment after the last press; returns whether it holds. */
  add: (pin: NewPin) => PinOutcome;
  remove: (pin: Pin) => void;
  check: (pin: NewPin) => PinOutcome;
  /** The value in the live state. */
  valueAt: (path: string) => unknown;
  subscribe: (listen: () => void) => () => void;
}

/** The live visit, also during time travel. */
type Recorded = () => { rows: readonly CaseRow[]; state: unknown };

/** Rows that begin a session of an earlier visit, with the path of its user. */
const userPath = ({ type, payload }: CaseRow): string | null => {
  if (type === 'persistence/restored') return 'payload.session.user';
  return type === 'session/sessionStarted' && valueAt(payload, 'isResumed') === true ? 'payload.user' : null;
};

const atMoment = (pin: NewPin, after: number): Pin => ('row' in pin ? pin : { ...pin, after });

export function createFlowLog(
  timeline: Timeline,
  recorded: Recorded,
  personas: Personas,
  isRepeated: boolean,
): FlowLog {
  const screen = sizeOfScreen();
  const presses = watchPresses(personas);
  const texts = createTextWatch();
  const listeners = new Set<() => void>();
  let store: Store | null = null;
  let pins: readonly Pin[] = [];
  let signedIn: Flow['signedIn'] = null;
  const set = (changed: readonly Pin[]) => {
    pins = changed;
    for (const listen of listeners) listen();
  };
  const check = (pin: NewPin) => checkPin(atMoment(pin, 0), { ...recorded(), shown: texts.shown });
  const add = (pin: NewPin) => {
    const outcome = check(pin);
    const added = atMoment(pin, presses.steps().length);
    // A toast may be gone already, so an absent text does not contradict.
    const isContradicted = !outcome.holds && !('text' in added);
    set([...pins, isContradicted ? { ...added, was: outcome.found } : added]);
    return outcome;
  };
  /** A session that ends before anything is pressed is not there when the visit is repeated. */
  const followSession = (row: CaseRow) => {
    const path = userPath(row);
    const user = path === null ? undefined : valueAt(row, path);
    if (user) signedIn = personas.of(String(valueAt(user, 'email')));
    else if (row.type === 'session/sessionEnded' && presses.steps().length === 0) signedIn = null;
  };
  const valueNow = (path: string) => valueAt(recorded().state, path);
  if (isRepeated)
    window.shopFlow = {
      find: findControl,
      namesOfRole,
      watch: texts.watch,
      check,
      add,
      dispatch: (action) => store?.dispatch(action),
      valueAt: valueNow,
    };
  return {
    attach(attached) {
      store = attached;
      timeline.subscribeToRows(({ action, cause }) => {
        if (!action.type.startsWith('api/')) presses.followHistory();
        followSession(action);
        if (!CHANGE.test(action.type) || cause.by !== 'press') return;
        const { type, payload } = action as Action & { payload?: unknown };
        presses.addRow({ type, ...(payload !== undefined && { payload }) });
      });
    },
    flow: () => ({
      signedIn,
      screen,
      steps: [...presses.steps()],
      pins: [...pins],
    }),
    pins: () => pins,
    add,
    remove: (removed) => set(pins.filter((pin) => pin !== removed)),
    check,
    valueAt: valueNow,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
