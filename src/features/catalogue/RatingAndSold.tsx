import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/catalogue';
import { hasCount } from '@/domain/hasCount';
import { useT } from '@/shared/texts';
import { RatingText } from '@/shared/ui';

const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 6,
  minHeight: '1.5em',
  fontSize: '.75rem',
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
  '& > * + bdi::before': { content: '"·"', marginInlineEnd: 6 },
}));

/** "★ 4.9 · 5.1K sold"; omits the rating or the sales when there are none. */
export function RatingAndSold({ product }: { product: Pick<Product, 'rating' | 'totalSold'> }) {
  const t = useT();
  return (
    <Line>
      {product.rating > 0 && <RatingText rating={product.rating} />}
      {hasCount(product.totalSold) && <bdi>{t('{count} sold', { count: product.totalSold })}</bdi>}
    </Line>
  );
}
