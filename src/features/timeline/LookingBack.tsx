import { Suspense } from 'react';
import { lazyPart } from '@/shared/lazyPart';
import type { Timeline } from './createTimeline';

const { Part: LookingBackBar } = lazyPart(() =>
  import('./LookingBackBar').then((module) => module.LookingBackBar),
);

/** The bar's code comes with the page, so that nothing has to be loaded while QA looks back. */
export function LookingBack({ timeline }: { timeline: Timeline | null }) {
  if (!timeline) return null;
  return (
    <Suspense fallback={null}>
      <LookingBackBar timeline={timeline} />
    </Suspense>
  );
}
