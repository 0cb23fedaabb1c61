import { styled } from '@mui/material/styles';
import type { Shop } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { Link, ownEnd, Picture, RatingText } from '@/shared/ui';
import { HolidayNote } from './HolidayNote';
import { ShopCardBody, ShopCardDetails, ShopCardLine, ShopCardRoot } from './ShopCard.styles';
import { ShopLogo } from './ShopLogo';

const Name = styled('h3')({
  ...ownEnd,
  whiteSpace: 'normal',
  margin: 0,
  fontSize: '1rem',
});

const WholeCardLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -3 },
}));

interface ShopCardProps {
  shop: Shop;
  /** Heading level: 2 where the cards follow the page's h1 directly. */
  level?: 2 | 3;
}

/** A shop in a row or grid: banner, overlapping logo, name, rating, holiday note. */
export function ShopCard({ shop, level = 3 }: ShopCardProps) {
  const t = useT();
  return (
    <ShopCardRoot as="article">
      <Picture src={shop.banner} alt="" ratio={16 / 7} />
      <ShopCardBody>
        <ShopLogo src={shop.logo} size={60} isOverlapping />
        <ShopCardLine>
          <Name as={level === 2 ? 'h2' : 'h3'} dir="auto">
            <WholeCardLink to={paths.shop(shop.id)}>
              <bdi>{shop.name}</bdi>
            </WholeCardLink>
          </Name>
          {shop.rating > 0 && <RatingText rating={shop.rating} />}
        </ShopCardLine>
        <ShopCardDetails>
          <span>{t('{count} products', { count: shop.totalProducts })}</span>
          {shop.isOnHoliday && <HolidayNote />}
        </ShopCardDetails>
      </ShopCardBody>
    </ShopCardRoot>
  );
}
