import type { ProductId } from '@/domain/ids';
import { Unsent } from '@/core/notices';
import { favoritePressed } from './wishlist.slice';

/** Place for a press of the favorite button that did not arrive; the button itself is on the picture. */
export function FavoriteUnsent({ productId }: { productId: ProductId }) {
  return <Unsent press={favoritePressed({ productId, isFavorite: true, colorId: null })} />;
}
