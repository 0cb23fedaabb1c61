import { useDispatch } from 'react-redux';
import { useGetFavouritesQuery } from '@/api';
import type { Overlay } from '@/features/overlays';
import { overlayClosed } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { ConfirmDialog } from '@/shared/ui';
import { favouriteDropped } from './wishlist.slice';

/** Specification §2: the favorite-remove modal. On the wishlist itself a removal is asked (contract §10, "heart"). */
export function FavouriteRemoveDialog({
  overlay: { productId },
}: {
  overlay: Extract<Overlay, { name: 'favoriteRemove' }>;
}) {
  const t = useT();
  const dispatch = useDispatch();
  const { data } = useGetFavouritesQuery();
  const product = data?.products.find(({ id }) => id === productId);
  const close = () => dispatch(overlayClosed('favoriteRemove'));
  return (
    <ConfirmDialog
      title={t('Remove from wishlist?')}
      keepText={t('Keep it')}
      actText={t('Remove')}
      onClose={close}
      onConfirm={() => {
        dispatch(favouriteDropped(productId));
        close();
      }}
    >
      {product?.name}
    </ConfirmDialog>
  );
}
