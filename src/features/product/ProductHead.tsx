import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import type { Product } from '@/domain/catalogue';
import { hasCount } from '@/domain/hasCount';
import { paths } from '@/domain/paths';
import { REVIEWS_ID } from '@/features/reviews';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { Link as RouterLink, RatingText } from '@/shared/ui';
import { productQuery } from './productUrlState';

const Name = styled(Typography)(({ theme }) => ({
  fontSize: '1.75rem',
  lineHeight: 1.18,
  letterSpacing: '-.02em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '&:lang(ar), &:lang(fa)': { letterSpacing: 0, lineHeight: 1.35 },
  [theme.breakpoints.down('md')]: { fontSize: '1.5rem' },
})) as typeof Typography;

const Origin = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  fontSize: '.875rem',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.text.secondary,
  '& a': {
    color: theme.vars?.palette.primary.dark,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
}));

const Details = styled('div')(({ theme }) => ({
  alignItems: 'center',
  '& a': {
    fontWeight: 500,
    color: theme.vars?.palette.primary.dark,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

/** Shop, brand, name, rating, reviews and sales. */
export function ProductHead({ product }: { product: Product }) {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const [query] = useSearchParams();
  const { brand, shop } = product;
  const isBrandOfShop = brand !== null && brand === shop?.name;
  return (
    <div>
      <Origin>
        {isMultiVendor && shop && (
          <Link component={RouterLink} to={paths.shop(shop.id)}>
            <bdi>{shop.name}</bdi>
          </Link>
        )}
        {brand && !(isMultiVendor && isBrandOfShop) && (
          <span>
            <bdi>{brand}</bdi>
          </span>
        )}
      </Origin>
      <Name variant="h1" sx={{ my: 2 }}>
        <bdi>{product.name}</bdi>
      </Name>
      <Details>
        {product.rating > 0 && <RatingText rating={product.rating} />}
        {hasCount(product.totalReviews) && (
          <Link
            component={RouterLink}
            to={{ search: productQuery(query, { tab: 'reviews', page: 1 }).toString(), hash: REVIEWS_ID }}
          >
            {t('{count} reviews', { count: product.totalReviews })}
          </Link>
        )}
        {hasCount(product.totalSold) && <span>{t('{count} sold', { count: product.totalSold })}</span>}
      </Details>
    </div>
  );
}
