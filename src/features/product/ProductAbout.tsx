import type { ProductDetail } from '@/domain/catalogue';
import { AboutText } from '@/shared/ui';

/** What the shop says about it. */
export function ProductAbout({ product }: { product: ProductDetail }) {
  return <AboutText lead={product.shortDescription} description={product.description} />;
}
