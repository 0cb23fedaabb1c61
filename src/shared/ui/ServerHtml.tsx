import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';

interface ServerHtmlProps {
  html: string;
}

let loaded: ComponentType<ServerHtmlProps> | null = null;

async function load() {
  const { SanitisedHtml } = await import('./SanitisedHtml');
  loaded = SanitisedHtml;
  return { default: SanitisedHtml };
}

const Loading = lazy(load);

/** For a page that will show HTML: the sanitiser comes while the answer does, so that nothing moves later. */
export function preloadServerHtml(): void {
  // A chunk that does not come now is asked for again when it is needed.
  load().catch(() => undefined);
}

const Waiting = styled(Skeleton)({ maxWidth: '68ch', height: '1.6em' });

/** HTML of the server, made harmless and set in the shop's type; the sanitiser is loaded when one is shown. */
export function ServerHtml({ html }: ServerHtmlProps) {
  const Html = loaded ?? Loading;
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
      <Html html={html} />
    </Suspense>
  );
}
