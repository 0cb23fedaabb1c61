import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';

const Screen = styled('div')(({ theme }) => ({ paddingBlock: theme.spacing(5), minHeight: '100vh' }));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: theme.spacing(4),
  marginBlockStart: theme.spacing(6),
  '& > div': {
    padding: theme.spacing(4),
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 12,
    backgroundColor: theme.vars?.palette.background.paper,
  },
}));

/** Rendered while a page's chunk loads: a path, a title and cards, as most pages have them. */
export function PageSkeleton() {
  return (
    <Screen aria-hidden>
      <Skeleton width={160} />
      <Skeleton width="min(320px, 70%)" height={56} />
      <Cards>
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <div key={card}>
            <Skeleton variant="rounded" height={120} sx={{ mb: 3 }} />
            <Skeleton width="80%" />
            <Skeleton width="45%" />
          </div>
        ))}
      </Cards>
    </Screen>
  );
}
