import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { elevation } from '@/shared/theme';
import type { Broken } from '@/shared/ui';
import { SectionFailure } from '@/shared/ui';

/** Width of the category list. */
export const LIST_WIDTH = 'clamp(232px, 22vw, 300px)';

/** Container of the mega menu below the navigation row. */
export const PanelShell = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 'var(--gutter)',
  display: 'grid',
  gridTemplateColumns: `${LIST_WIDTH} minmax(0, 1fr)`,
  height: 'min(505px, 100dvh - 190px)',
  overflow: 'hidden',
  borderEndStartRadius: 16,
  borderEndEndRadius: 16,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  // Clips the shadow above, so that it does not cover the navigation row.
  clipPath: 'inset(0 -80px -120px)',
  boxShadow: elevation.overlay,
}));

/** Background of the category list. */
export const ListBackground = styled('ul')(({ theme }) => ({
  minHeight: 0,
  margin: 0,
  listStyle: 'none',
  padding: theme.spacing(3),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.surface.muted,
}));

const WaitingRow = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  height: 60,
  paddingInline: theme.spacing(3),
}));

/** Skeletons in the size of category rows, while the categories or the chunk load. */
export function WaitingRows() {
  return Array.from({ length: 8 }, (_, index) => (
    <WaitingRow key={index} aria-hidden>
      <Skeleton variant="circular" width={44} height={44} />
      <Skeleton variant="text" width={120} />
    </WaitingRow>
  ));
}

/** Rendered in the first frame, before the content. */
export function EmptyPanel() {
  return (
    <PanelShell>
      <ListBackground />
    </PanelShell>
  );
}

/** Rendered when the panel's chunk failed to load, or the panel threw. */
export function BrokenPanel(broken: Broken) {
  return (
    <PanelShell style={{ display: 'block', overflow: 'auto' }}>
      <SectionFailure {...broken} />
    </PanelShell>
  );
}

/** Rendered while the panel's chunk loads. */
export function WaitingPanel() {
  return (
    <PanelShell>
      <ListBackground>
        <WaitingRows />
      </ListBackground>
    </PanelShell>
  );
}
