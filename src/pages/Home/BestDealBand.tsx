import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Home } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { DiscountBadge, Link, ownEnd, Picture, Price, ScrollRow, sectionGap } from '@/shared/ui';
import { dealsOf } from './dealsOf';

const Band = styled('section')(sectionGap, ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.6fr)',
  alignItems: 'center',
  gap: theme.spacing(8),
  padding: theme.spacing(7),
  borderRadius: 16,
  backgroundColor: theme.vars?.palette.sale.soft,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(5) },
  [theme.breakpoints.down('sm')]: {
    marginInline: theme.spacing(-4),
    padding: theme.spacing(5.5, 4),
    borderRadius: 0,
  },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '& > h2': { margin: 0, fontSize: '1.75rem', lineHeight: 1.2, letterSpacing: '-.02em' },
  '& > p': { margin: theme.spacing(0, 0, 3), color: theme.vars?.palette.text.secondary },
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    '& > p': { gridRow: 2, margin: 0 },
    '& > a': { gridRow: 'span 2' },
  },
}));

const Deals = styled(ScrollRow)(({ theme }) => ({
  gap: theme.spacing(4),
  gridAutoColumns: 'calc((100% - 3 * 16px) / 4)',
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(3), gridAutoColumns: 'max(38%, 9rem)' },
}));

const Deal = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(1),
  height: '100%',
  alignContent: 'start',
  padding: theme.spacing(2, 2, 3),
  borderRadius: 12,
  ...smallText,
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > :first-of-type': { marginBlockEnd: theme.spacing(1), borderRadius: 8 },
  '& > :last-child': { fontSize: '1rem' },
}));

const Badge = styled(DiscountBadge)({ position: 'absolute', insetBlockStart: 14, insetInlineStart: 14 });

const Name = styled('span')(ownEnd);

/** The most reduced products of this page, and the way to all of them (R98). */
export function BestDealBand({ home }: { home: Home }) {
  const t = useT();
  const titleId = useId();
  const deals = dealsOf(home);
  if (deals.length === 0) return null;
  return (
    <Band aria-labelledby={titleId}>
      <Text>
        <h2 id={titleId}>{t('Best Deal')}</h2>
        <p>{t('Good things for less, while it lasts')}</p>
        <Button component={Link} to={paths.bestDeal} variant="contained">
          {t('View all')}
        </Button>
      </Text>
      <Deals label={t('Best Deal')}>
        {deals.map((product) => (
          <li key={product.id}>
            <Deal to={paths.productDetails(product.id)}>
              <Picture src={product.thumbnail} alt="" fit="contain" />
              <Badge percentage={product.discountPercentage} />
              <Name dir="auto">{product.name}</Name>
              <span>
                <Price priced={product} variant="compact" />
              </span>
            </Deal>
          </li>
        ))}
      </Deals>
    </Band>
  );
}
