import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { bleed, Link, ownEnd, Picture, Price, ScrollRow } from '@/shared/ui';

const Tiles = styled(ScrollRow)(bleed, ({ theme }) => ({
  gap: theme.spacing(4),
  gridAutoColumns: 'calc((100% - 7 * 16px) / 8)',
  '@media (max-width: 1100px)': { gap: theme.spacing(3), gridAutoColumns: 128 },
}));

const Tile = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  borderRadius: 8,
  ...smallText,
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  '& > :first-of-type': { marginBlockEnd: theme.spacing(1) },
}));

const Name = styled('span')({
  ...ownEnd,
  '& + span': { fontSize: '.9375rem' },
});

/** A row of last seen products; skeletons while they load. */
export function RecentTiles({ products }: { products: readonly Product[] | undefined }) {
  const t = useT();
  return (
    <Tiles label={t('Recently viewed')}>
      {products
        ? products.map((product) => <ViewedProduct key={product.id} product={product} />)
        : skeletons()}
    </Tiles>
  );
}

function ViewedProduct({ product }: { product: Product }) {
  return (
    <li>
      <Tile to={paths.productDetails(product.id)}>
        <Picture src={product.thumbnail} alt="" fit="contain" />
        <Name dir="auto">{product.name}</Name>
        <span>
          <Price priced={product} variant="compact" />
        </span>
      </Tile>
    </li>
  );
}

function skeletons() {
  return Array.from({ length: 8 }, (_, index) => (
    <li key={`skeleton ${index}`} aria-hidden>
      <Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto', mb: 2 }} />
      <Skeleton width="80%" />
      <Skeleton width="50%" />
    </li>
  ));
}
