import type { Action, Reducer, Store } from '@reduxjs/toolkit';
import { readQaLink } from '@/domain/qaLink';
import type { QaPanelControl } from '@/features/qaPanel';
import { createQaPanel } from '@/features/qaPanel';
import type { Cases } from '@/features/cases';
import { createCases } from '@/features/cases';
import type { Timeline } from '@/features/timeline';
import { createTimeline } from '@/features/timeline';
import { installSeed } from '@/shared/adapters/seeded/installSeed';
import { retryBroken } from '@/shared/ui';
import { overlays } from '../overlays';

/** QA tools: the timeline, the cases recorded from it, and the QA panel on top of both. */
export interface Qa extends Timeline {
  panel: QaPanelControl;
  cases: Cases;
}

/** Content that failed in one state may render in another, also in one with the same row number. */
function retryOnEachJump({ subscribe, position }: Timeline): void {
  let wasTimeTraveling = false;
  subscribe(() => {
    const isTimeTraveling = position() !== null;
    if (isTimeTraveling || wasTimeTraveling) retryBroken();
    wasTimeTraveling = isTimeTraveling;
  });
}

/**
 * `isLinkOpen`: whether `?qa` in the URL takes effect; the QA panel may still open later, once /master allows
 * it.
 */
export function createQa(isLinkOpen: boolean): Qa {
  const link = isLinkOpen ? readQaLink(window.location.search) : null;
  const seed = link?.seed ?? null;
  if (seed !== null) installSeed(seed);
  const timeline = createTimeline();
  retryOnEachJump(timeline);
  const cases = createCases(timeline, seed);
  const panel = createQaPanel(timeline, cases, link, overlays);
  return {
    ...timeline,
    panel,
    cases,
    reads<S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> {
      const replayed = timeline.reads(reducer);
      cases.follows(replayed as Parameters<Cases['follows']>[0]);
      return replayed;
    },
    attach<S extends Store>(store: S): S {
      const attached = timeline.attach(store);
      cases.attach(attached);
      panel.attach(attached);
      return attached;
    },
  };
}
