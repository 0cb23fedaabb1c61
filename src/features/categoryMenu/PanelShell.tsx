import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Broken } from '@/shared/ui';
import { SectionFailure } from '@/shared/ui';

/** Width of the list of categories. */
export const LIST_WIDTH = 'clamp(232px, 22vw, 300px)';

/** The room of the mega menu below the navigation row. */
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
  // The shadow falls below, not on the row that the menu hangs from.
  clipPath: 'inset(0 -80px -120px)',
  boxShadow: '0 24px 64px #14141438, 0 4px 16px #1414141f',
}));

/** The ground of the list. */
export const ListGround = styled('ul')(({ theme }) => ({
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

/** Categories of the final size while they, or the code that shows them, come. */
export function WaitingRows() {
  return Array.from({ length: 8 }, (_, index) => (
    <WaitingRow key={index} aria-hidden>
      <Skeleton variant="circular" width={44} height={44} />
      <Skeleton variant="text" width={120} />
    </WaitingRow>
  ));
}

/** The room for the moment before its first frame. */
export function EmptyPanel() {
  return (
    <PanelShell>
      <ListGround />
    </PanelShell>
  );
}

/** The room whose code did not come, or broke. */
export function BrokenPanel(broken: Broken) {
  return (
    <PanelShell style={{ display: 'block', overflow: 'auto' }}>
      <SectionFailure {...broken} />
    </PanelShell>
  );
}

/** The room while its code comes. */
export function WaitingPanel() {
  return (
    <PanelShell>
      <ListGround>
        <WaitingRows />
      </ListGround>
    </PanelShell>
  );
}
