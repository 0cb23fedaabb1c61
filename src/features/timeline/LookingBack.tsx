import { lazy, Suspense } from 'react';
import type { Timeline } from './createTimeline';

const LookingBackBar = lazy(() =>
  import('./LookingBackBar').then((module) => ({ default: module.LookingBackBar })),
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
