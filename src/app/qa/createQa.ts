import type { Action, DevToolsEnhancerOptions, Reducer, Store, StoreEnhancer } from '@reduxjs/toolkit';
import { readQaLink, readQaRemote, withoutQaRemote } from '@/domain/qaLink';
import type { QaPanelControl } from '@/features/qaPanel';
import { createQaPanel, PERSONA_PASSWORD, personaOf } from '@/features/qaPanel';
import type { Cases } from '@/features/cases';
import { createCases } from '@/features/cases';
import type { Remote, Timeline } from '@/features/timeline';
import { createTimeline, devToolsOptions, loadRemote } from '@/features/timeline';
import { installSeed } from '@/shared/adapters/seeded/installSeed';
import { retryBroken } from '@/shared/ui';
import { overlays } from '../overlays';
import { recordOutages } from './recordOutages';

/** QA tools: the timeline, the cases recorded from it, and the QA panel on top of both. */
export interface Qa extends Timeline {
  panel: QaPanelControl;
  cases: Cases;
  /** Options of `configureStore`. */
  storeOptions: { devTools: DevToolsEnhancerOptions };
}

type Enhancers = StoreEnhancer[];

/** Gives the DevTools the first state, so that their exports begin with it and with the visit's address. */
const withFirstState: StoreEnhancer = (createStore) => (reducer, start) => {
  const init = { type: '@@INIT' } as Parameters<typeof reducer>[1];
  return createStore(reducer, start ?? (reducer(undefined, init) as typeof start));
};

/** Each change of what is displayed, even to another state with the same row number, and the return. */
function retryOnEachJump({ subscribe, position }: Timeline): void {
  let shown = position();
  subscribe(() => {
    if (position() === shown) return;
    shown = position();
    retryBroken();
  });
}

/** Connects to the panel that `?qa=remote:…` names, unless the browser has DevTools of its own. */
export async function openRemote(): Promise<Remote | null> {
  const { location, history } = window;
  const remote = readQaRemote(location.search);
  if (!remote) return null;
  history.replaceState(history.state, '', `${location.pathname}${withoutQaRemote(location.search)}`);
  return '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ? null : loadRemote(remote);
}

/**
 * `isLinkOpen`: whether `?qa` in the URL takes effect; the QA panel may still open later, once /master allows
 * it.
 */
export function createQa(isLinkOpen: boolean, remote: Remote | null = null): Qa {
  const link = isLinkOpen ? readQaLink(window.location.search) : null;
  const seed = link?.seed ?? null;
  if (seed !== null) installSeed(seed);
  const timeline = createTimeline();
  retryOnEachJump(timeline);
  const cases = createCases(timeline, seed, { of: personaOf, password: PERSONA_PASSWORD });
  const panel = createQaPanel(timeline, cases, link, overlays);
  const enhancers = remote ? [withFirstState, remote.enhancer] : [withFirstState];
  return {
    ...timeline,
    panel,
    cases,
    storeOptions: {
      devTools: devToolsOptions(),
      // Spread, so that it is not in the type: with enhancers the store's `dispatch` would take no thunks.
      ...{ enhancers: (defaults: () => Enhancers) => defaults().concat(enhancers) },
    },
    reads<S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> {
      const replayed = timeline.reads(reducer);
      cases.follows(replayed as Parameters<Cases['follows']>[0]);
      return replayed;
    },
    attach<S extends Store>(store: S): S {
      const attached = timeline.attach(store);
      timeline.checkImports(() => cases.loadRowCheck());
      cases.attach(attached);
      recordOutages(attached);
      panel.attach(attached);
      // The environment may become production later.
      if (remote) panel.subscribe(() => (panel.isOpen() ? undefined : remote.close()));
      return attached;
    },
  };
}
