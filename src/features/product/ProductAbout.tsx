import { styled } from '@mui/material/styles';
import type { ProductDetail } from '@/domain/catalogue';
import { AboutText } from '@/shared/ui';
import { ProductSpecs } from './ProductSpecs';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(8),
  '@media (min-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 36%)' },
}));

/** Text and specifications side by side; the text keeps one measure. */
export function ProductAbout({ product }: { product: ProductDetail }) {
  const { shortDescription, description, thumbnail } = product;
  return (
    <Columns>
      <AboutText lead={shortDescription} description={description} ownPicture={thumbnail} isOneColumn />
      <ProductSpecs product={product} />
    </Columns>
  );
}
