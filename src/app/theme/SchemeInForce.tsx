import { useEffect, useLayoutEffect } from 'react';
import { useIsDark } from '@/features/appearance';

/** Theme color of the browser's toolbar: the background of the top bar (src/shared/theme/palette.ts). */
const BAR = { light: '#ffffff', dark: '#1a1d1b' } as const;

/** Applies a color scheme to the document at once, without the transitions of single colors. */
function applyScheme(scheme: keyof typeof BAR): void {
  const { dataset } = document.documentElement;
  // Set by the first script of the page.
  if (dataset.scheme === scheme) return;
  dataset.scheme = scheme;
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** Applies the color scheme of the store to the document and to the browser's toolbar. */
export function SchemeInForce() {
  const scheme = useIsDark() ? 'dark' : 'light';
  useLayoutEffect(() => applyScheme(scheme), [scheme]);
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[scheme]);
  }, [scheme]);
  return null;
}
