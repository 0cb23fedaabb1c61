import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { lazyPart } from '../lazyPart';
import type { HtmlProps } from './SanitisedHtml';

/** `preloadServerHtml` is for a page that will show HTML: the sanitiser comes while the answer does, so that nothing moves later. */
const { Part: Html, preload } = lazyPart<HtmlProps>(() =>
  import('./SanitisedHtml').then((module) => module.SanitisedHtml),
);
export { preload as preloadServerHtml };

const Waiting = styled(Skeleton)({ maxWidth: '68ch', height: '1.6em' });

/** HTML of the server, made harmless and set in the shop's type; the sanitiser is loaded when one is shown. */
export function ServerHtml(props: HtmlProps) {
  return (
    <Suspense
      fallback={
        <div aria-hidden>
          <Waiting />
          <Waiting />
          <Waiting width="60%" />
        </div>
      }
    >
      <Html {...props} />
    </Suspense>
  );
}
