import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/catalogue';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { unstyledList } from '@/shared/theme';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { soldOutLast } from './soldOutLast';
import { useGridKeys } from './useGridKeys';

interface ProductGridProps {
  /** Undefined while loading, or null for each product that is not loaded yet: both render skeletons. */
  products: readonly (Product | null)[] | undefined;
  /** Number of skeletons while `products` is undefined. */
  expected?: number;
  /** Maximum number of columns; fewer make larger cards. Of 4 columns there are 5 on the widest screens. */
  most?: 4 | 5 | 6;
  /** Maximum number of rows at every width; such a selection shows sold-out products last. */
  rows?: number;
  /** Whether these are all products of a short list: the columns leave the fewest gaps in its last row. */
  isWhole?: boolean;
  /** True for the first grid of a page: its first pictures load eagerly. */
  isFirst?: boolean;
}

const Container = styled('div')({ containerType: 'inline-size' });

/** Container widths in rem from which a number of columns fits (R68): larger texts take wider cards. */
const STEPS = [
  { from: 0, columns: 2, gap: 12 },
  { from: 35, columns: 3, gap: 16 },
  { from: 47.5, columns: 4, gap: 16 },
  { from: 62.5, columns: 5, gap: 20 },
  { from: 80, columns: 6, gap: 20 },
] as const;

/** Lists beside their filters. */
const LARGE_CARDS = [...STEPS.slice(0, 3), { from: 72, columns: 5, gap: 20 }];

/** Of 6, 5 or 4 columns, those that leave the fewest gaps in the last row of so many products. */
function evenColumns(columns: number, count: number): number {
  const gaps = (one: number) => (one - (count % one)) % one;
  const choices = [columns, columns - 1, columns - 2].filter((one) => one >= Math.min(4, columns));
  return choices.reduce((best, one) => (gaps(one) < gaps(best) ? one : best));
}

/** The pages of other lists fill their rows: these lists skip 5 columns. */
const stepsOf = (most: number, rows: number | null) =>
  most === 4
    ? LARGE_CARDS
    : STEPS.filter(({ columns }) => columns <= most && (rows || CATALOGUE_PAGE_SIZE % columns === 0));

const OWN = ['most', 'rows', 'count'];

const Grid = styled('ul', { shouldForwardProp: (name) => !OWN.includes(String(name)) })<{
  most: number;
  rows: number | null;
  /** Number of products if the columns follow it. */
  count: number | null;
}>(({ most, rows, count }) => ({
  display: 'grid',
  ...unstyledList,
  ...Object.fromEntries(
    stepsOf(most, rows).map(({ from, columns, gap }, index, steps) => {
      const next = steps[index + 1]?.from;
      const range = next
        ? `(min-width: ${from}rem) and (max-width: ${next - 0.001}rem)`
        : `(min-width: ${from}rem)`;
      return [
        `@container ${range}`,
        {
          gap,
          gridTemplateColumns: `repeat(${count ? evenColumns(columns, count) : columns}, minmax(0, 1fr))`,
          ...(rows ? { [`& > :nth-of-type(n + ${columns * rows + 1})`]: { display: 'none' } } : {}),
        },
      ];
    }),
  ),
  // Large text on a phone: two columns would cut names and prices.
  '@container (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Product cards in 2 to 6 columns by container width; arrow keys move between them. */
export function ProductGrid({
  products,
  expected = CATALOGUE_PAGE_SIZE,
  most = 6,
  rows,
  isWhole = false,
  isFirst = false,
}: ProductGridProps) {
  const keys = useGridKeys();
  const shown = rows && products ? soldOutLast(products) : products;
  const slots = shown ?? Array.from({ length: expected }, () => null);
  return (
    <Container>
      <Grid
        most={most}
        rows={rows ?? null}
        count={isWhole ? slots.length : null}
        {...keys}
        aria-busy={slots.includes(null)}
      >
        {slots.map((product, index) => (
          // Skeletons need their own keys: with index keys a product would reuse a skeleton's node and move.
          <li key={product?.id ?? `skeleton ${index}`}>
            {product ? (
              <ProductCard product={product} isEager={isFirst && index < 6} />
            ) : (
              <ProductCardSkeleton />
            )}
          </li>
        ))}
      </Grid>
    </Container>
  );
}
