import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSettings } from '@/core/settings';
import { clock } from '@/shared/adapters';
import { useNear } from '@/shared/hooks';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary } from '@/shared/ui';

const { Part: Footer } = lazyComponent(() => import('./Footer').then((module) => module.Footer));

/** Screen readers reach the footer without scrolling: it loads after the first screen, in milliseconds. */
const READING_DELAY = 3000;

/** Approximates the height of the content, so that a quick scroll ends at the right position. */
const Background = styled('footer')(({ theme }) => ({
  minHeight: 420,
  paddingBlock: theme.spacing(14, 6),
  fontSize: '.875rem',
  color: theme.vars?.palette.deep.textMuted,
  backgroundColor: theme.vars?.palette.deep.main,
  '--ring': theme.vars?.palette.deep.text,
  '@media (max-width: 639.95px)': { minHeight: 520, paddingBlockStart: theme.spacing(8) },
}));

/**
 * Specification §2, "Footer"; absent when the setting is off. Below the fold, so the content loads when it
 * is near the viewport.
 */
export function FooterBackground() {
  const { showFooter } = useSettings();
  return showFooter ? <LazyFooter /> : null;
}

/** Requests the footer again when the shopper scrolls to it once more; the network's return also does. */
function RetryOnApproach({ onRetry }: { onRetry: () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    let wasAway = false;
    const observer = new IntersectionObserver((entries) => {
      const isHere = entries.some(({ isIntersecting }) => isIntersecting);
      if (isHere && wasAway) onRetry();
      wasAway ||= !isHere;
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onRetry]);
  return <span ref={ref} />;
}

function LazyFooter() {
  const { ref, isNear } = useNear<HTMLElement>();
  const [isDue, setDue] = useState(false);
  useEffect(() => clock.after(READING_DELAY, () => setDue(true)), []);
  return (
    <Background ref={ref}>
      {(isNear || isDue) && (
        <ErrorBoundary where="footer" fallback={({ retry }) => <RetryOnApproach onRetry={retry} />}>
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
        </ErrorBoundary>
      )}
    </Background>
  );
}
