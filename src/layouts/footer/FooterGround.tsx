import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useSettings } from '@/features/settings';
import { useNear } from '@/shared/hooks';
import { lazyPart } from '@/shared/lazyPart';
import { ErrorBoundary } from '@/shared/ui';

const { Part: Footer } = lazyPart(() => import('./Footer').then((module) => module.Footer));

/** About as high as what will stand on it, so that a quick scroll down finds the end of the page where it is. */
const Ground = styled('footer')(({ theme }) => ({
  minHeight: 420,
  paddingBlock: theme.spacing(14, 6),
  fontSize: '.875rem',
  color: theme.vars?.palette.deep.textMuted,
  backgroundColor: theme.vars?.palette.deep.main,
  '--ring': theme.vars?.palette.deep.text,
  '@media (max-width: 639.95px)': { minHeight: 520, paddingBlockStart: theme.spacing(8) },
}));

/** Specification §2, "Footer"; absent when the setting is off. It begins below the fold: what is in it comes with the scrolling. */
export function FooterGround() {
  const { showFooter } = useSettings();
  return showFooter ? <Shown /> : null;
}

function Shown() {
  const { ref, isNear } = useNear<HTMLElement>();
  return (
    <Ground ref={ref}>
      {isNear && (
        <ErrorBoundary where="footer" fallback={null}>
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
        </ErrorBoundary>
      )}
    </Ground>
  );
}
