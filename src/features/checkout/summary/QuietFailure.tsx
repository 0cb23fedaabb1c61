import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { startOfPage } from '@/shared/ui';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
  '& > span': { ...startOfPage, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** One-line error of the drawer with "Try again"; the cart stays usable. */
export function QuietFailure({ label, onRetry }: { label: string; onRetry: () => void }) {
  const t = useT();
  return (
    <Note role="status">
      <span dir="auto">{label}</span>
      <Button size="small" onClick={onRetry} sx={{ flex: 'none', marginInlineEnd: -3 }}>
        {t('Try again')}
      </Button>
    </Note>
  );
}
