import type { Store } from '@reduxjs/toolkit';
import type { Bench } from '@/features/bench';
import { createBench } from '@/features/bench';
import type { Timeline } from '@/features/timeline';
import { createTimeline } from '@/features/timeline';

/** The tools of a QA engineer: the timeline, and the bench over it. */
export interface Qa extends Timeline {
  bench: Bench;
}

export function createQa(): Qa {
  const timeline = createTimeline();
  const bench = createBench(timeline);
  return {
    ...timeline,
    bench,
    attach<S extends Store>(store: S): S {
      const attached = timeline.attach(store);
      bench.attach(attached);
      return attached;
    },
  };
}
