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

/** In a drawer, up to the drawer's edges. */
const NarrowTiles = styled(ScrollRow)(({ theme }) => ({
  gap: theme.spacing(3),
  gridAutoColumns: 'clamp(104px, 6.5rem, 40%)',
  marginInline: theme.spacing(-4),
  paddingInline: theme.spacing(4),
  scrollPaddingInline: theme.spacing(4),
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

interface RecentTilesProps {
  /** Undefined while loading. */
  products: readonly Product[] | undefined;
  /** In a drawer with a padding of 16 px. */
  isNarrow?: boolean;
  /** Called with the press on a product. */
  onOpen?: () => void;
}

/** A row of last seen products; skeletons while they load. */
export function RecentTiles({ products, isNarrow = false, onOpen }: RecentTilesProps) {
  const t = useT();
  const Row = isNarrow ? NarrowTiles : Tiles;
  return (
    <Row label={t('Recently viewed')}>
      {products
        ? products.map((product) => <ViewedProduct key={product.id} product={product} onOpen={onOpen} />)
        : skeletons()}
    </Row>
  );
}

interface ViewedProductProps {
  product: Product;
  onOpen: (() => void) | undefined;
}

function ViewedProduct({ product, onOpen }: ViewedProductProps) {
  return (
    <li>
      <Tile to={paths.productDetails(product.id)} onClick={onOpen}>
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
