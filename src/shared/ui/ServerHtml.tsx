import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyComponent } from '../lazyComponent';
import type { HtmlProps } from './SanitizedHtml';

/**
 * Call `preloadServerHtml` on pages that will show HTML: the sanitizer then loads in parallel with the
 * response, which avoids layout shifts.
 */
const { Part: Html, preload } = lazyComponent<HtmlProps>(() =>
  import('./SanitizedHtml').then((module) => module.SanitizedHtml),
);
export { preload as preloadServerHtml };

const LineSkeleton = styled(Skeleton)({ maxWidth: '68ch', height: '1.6em' });

/** Sanitized HTML from the server in the shop's typography; loads the sanitizer on first use. */
export function ServerHtml(props: HtmlProps) {
  return (
    <Suspense
      fallback={
        <div aria-hidden>
          <LineSkeleton />
          <LineSkeleton />
          <LineSkeleton width="60%" />
        </div>
      }
    >
      <Html {...props} />
    </Suspense>
  );
}
