import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/catalogue';
import { ProductCard } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { useGridKeys } from './useGridKeys';

interface ProductGridProps {
  /** Absent while they are on their way, or null for each that is: then skeletons stand in their places. */
  products: readonly (Product | null)[] | undefined;
  /** How many skeletons, and how many are expected. */
  expected?: number;
  /** The most columns; fewer make larger cards. */
  most?: 4 | 5 | 6;
  /** Shows only so many rows, whatever their width holds. */
  rows?: number;
  /** The first cards are on the screen when the page opens. */
  isFirst?: boolean;
}

const Container = styled('div')({ containerType: 'inline-size' });

/** From which width of the container on how many columns fit (look.md: 2 / 3 / 4 / 5 / 6). */
const STEPS = [
  { from: 0, columns: 2, gap: 12 },
  { from: 560, columns: 3, gap: 16 },
  { from: 760, columns: 4, gap: 16 },
  { from: 1000, columns: 5, gap: 20 },
  { from: 1280, columns: 6, gap: 20 },
] as const;

const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'most' && name !== 'rows' })<{
  most: number;
  rows: number | null;
}>(({ most, rows }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...Object.fromEntries(
    STEPS.filter(({ columns }) => columns <= most).map(({ from, columns, gap }, index, steps) => {
      const next = steps[index + 1]?.from;
      const range = next
        ? `(min-width: ${from}px) and (max-width: ${next - 0.02}px)`
        : `(min-width: ${from}px)`;
      return [
        `@container ${range}`,
        {
          gap,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          ...(rows ? { [`& > :nth-of-type(n + ${columns * rows + 1})`]: { display: 'none' } } : {}),
        },
      ];
    }),
  ),
}));

/** Product cards in 2 to 6 columns, by the room they have; arrow keys move between them. */
export function ProductGrid({ products, expected = 12, most = 6, rows, isFirst = false }: ProductGridProps) {
  const keys = useGridKeys();
  const slots = products ?? Array.from({ length: expected }, () => null);
  return (
    <Container>
      <Grid most={most} rows={rows ?? null} {...keys} aria-busy={slots.includes(null)}>
        {slots.map((product, index) => (
          // A skeleton has a key of its own: a product of this number would take over its place, and move.
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
