import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyComponent } from '@/shared/lazyComponent';
import type { ReviewsProps } from './Reviews';

const { Part } = lazyComponent(() => import('./Reviews').then((module) => module.Reviews));

const ROWS = ['first', 'second', 'third'];

/** The reviews, in a chunk of their own: most visitors of a product or shop never open this tab. */
export function Reviews(props: ReviewsProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Part {...props} />
    </Suspense>
  );
}

function Loading() {
  return (
    <div aria-busy style={{ minHeight: 'calc(100vh - 160px)' }}>
      {ROWS.map((row) => (
        <Skeleton key={row} height={140} />
      ))}
    </div>
  );
}
