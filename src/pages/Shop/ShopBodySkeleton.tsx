import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';

const Tabs = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(7),
  alignItems: 'center',
  height: 53,
  marginBlockEnd: theme.spacing(7),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(5) },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
}));

/** As many columns as the products have. */
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(clamp(150px, 24vw, 240px), 1fr))',
}));

const Rail = styled(Skeleton)(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

/** A placeholder of the tabs and of the products, which most visits begin with. */
export function ShopBodySkeleton() {
  return (
    <div aria-hidden>
      <Tabs>
        {[72, 88, 68, 52].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Tabs>
      <Skeleton width={140} height={34} />
      <Skeleton width={90} height={24} />
      <Columns>
        <Rail variant="rounded" height={480} />
        <Cards>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
            <Skeleton key={card} variant="rounded" height={360} />
          ))}
        </Cards>
      </Columns>
    </div>
  );
}
