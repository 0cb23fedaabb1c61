import { Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Shop } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { Picture, RatingText } from '@/shared/ui';
import { HolidayNote } from './HolidayNote';
import { ShopLogo } from './ShopLogo';

const Root = styled(Card)({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 12,
  transition: 'box-shadow 200ms, border-color 200ms',
  '@media (hover: hover)': {
    '&:hover': { borderColor: 'transparent', boxShadow: '0 12px 32px #14141424, 0 2px 8px #14141414' },
  },
});

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: 2, padding: theme.spacing(0, 4, 4) }));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginBlockStart: theme.spacing(2),
  minWidth: 0,
  fontSize: '.8125rem',
}));

const Name = styled('h3')({
  margin: 0,
  overflow: 'hidden',
  fontSize: '1rem',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

const WholeCardLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -3 },
}));

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  margin: 0,
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

/** A shop in a row or grid: banner, logo over its edge, name, rating, holiday. */
export function ShopCard({ shop }: { shop: Shop }) {
  const t = useT();
  return (
    <Root as="article">
      <Picture src={shop.banner} alt="" ratio={16 / 7} />
      <Body>
        <ShopLogo src={shop.logo} size={60} isOverlapping />
        <Line>
          <Name>
            <WholeCardLink to={paths.shop(shop.id)}>{shop.name}</WholeCardLink>
          </Name>
          {shop.rating > 0 && <RatingText rating={shop.rating} />}
        </Line>
        <Facts>
          <span>{t('{count} products', { count: shop.totalProducts })}</span>
          {shop.isOnHoliday && <HolidayNote />}
        </Facts>
      </Body>
    </Root>
  );
}
