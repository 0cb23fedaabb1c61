import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(3.5, 4.5),
}));

const ROWS = [0, 1, 2, 3, 4, 5, 6];

/** Placeholder of the conversation list. */
export function ConversationsSkeleton() {
  const t = useT();
  return (
    <div aria-busy>
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <Row key={row} aria-hidden>
          <Skeleton variant="rounded" width={48} height={48} sx={{ borderRadius: 3 }} />
          <span>
            <Skeleton width="55%" />
            <Skeleton width="80%" />
          </span>
        </Row>
      ))}
    </div>
  );
}
