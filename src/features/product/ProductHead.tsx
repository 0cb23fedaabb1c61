import { Link, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useSettings } from '@/features/settings';
import { useT } from '@/shared/texts';
import { RatingText } from '@/shared/ui';

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
  columnGap: theme.spacing(3),
  fontSize: '.875rem',
  fontWeight: 500,
  color: theme.vars?.palette.text.secondary,
  '& a': { color: theme.vars?.palette.primary.dark },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const isSaid = (text: string) => text !== '' && text !== '0';

/** Who makes and sells it, what it is called, and what others found. */
export function ProductHead({ product }: { product: Product }) {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const { brand, shop } = product;
  const isBrandOfShop = brand !== null && brand === shop?.name;
  return (
    <div>
      <Origin>
        {isMultiVendor && shop && (
          <Link component={RouterLink} to={paths.shop(shop.id)}>
            {shop.name}
          </Link>
        )}
        {brand && !(isMultiVendor && isBrandOfShop) && <span>{brand}</span>}
      </Origin>
      <Name variant="h1" sx={{ my: 2 }}>
        {product.name}
      </Name>
      <Facts>
        {product.rating > 0 && <RatingText rating={product.rating} />}
        {isSaid(product.totalReviews) && <span>{t('{count} reviews', { count: product.totalReviews })}</span>}
        {isSaid(product.totalSold) && <span>{t('{count} sold', { count: product.totalSold })}</span>}
      </Facts>
    </div>
  );
}
