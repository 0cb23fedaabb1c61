import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useErrorMessage, useGetRecentViewsQuery } from '@/api';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { bleed, ownEnd, Picture, Price, ScrollRow, Section, SectionError } from '@/shared/ui';

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

/**
 * Products viewed by the signed-in user, newest first. Refetched on each mount, since each view changes the
 * list.
 */
export function RecentlyViewed() {
  const t = useT();
  const {
    data: products,
    error,
    isFetching,
    refetch,
  } = useGetRecentViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const message = useErrorMessage(error);
  if (products?.length === 0) return null;
  const isMissing = !products && !isFetching && error !== undefined;
  return (
    <Section title={t('Recently viewed')}>
      {isMissing ? (
        <SectionError message={message} onRetry={() => void refetch()} />
      ) : (
        <Tiles label={t('Recently viewed')}>
          {products
            ? products.map((product) => <ViewedProduct key={product.id} product={product} />)
            : skeletons()}
        </Tiles>
      )}
    </Section>
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
