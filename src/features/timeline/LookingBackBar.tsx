import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useT } from '@/shared/texts';
import type { Timeline } from './createTimeline';

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.zIndex.tooltip + 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(4),
  minHeight: 44,
  color: theme.vars?.palette.warning.contrastText,
  backgroundColor: theme.vars?.palette.warning.main,
}));

/** Says that QA looks at the past, and leads back (architecture §5, "Detached"). */
export function LookingBackBar({ timeline }: { timeline: Timeline }) {
  const t = useT();
  const looked = useSyncExternalStore(timeline.subscribe, timeline.lookedAt);
  if (!looked) return null;
  return (
    <Bar role="status">
      <span>{t('Looking back at row {row} of {rows}', { ...looked })}</span>
      <Button color="inherit" variant="outlined" size="small" onClick={timeline.backToNow}>
        {t('Back to now')}
      </Button>
    </Bar>
  );
}
