import type { ProductDetail } from '@/domain/catalogue';
import { AboutText } from '@/shared/ui';

export function ProductAbout({ product }: { product: ProductDetail }) {
  const { shortDescription, description, thumbnail } = product;
  return <AboutText lead={shortDescription} description={description} ownPicture={thumbnail} />;
}
