import { useDispatch } from 'react-redux';
import { useGetFavoritesQuery } from '@/api';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { ConfirmDialog } from '@/shared/ui';
import { favoriteRemovePressed } from './wishlist.slice';

/**
 * Specification §2: the favorite-remove modal, which confirms a removal on the wishlist page (R35).
 */
export function FavoriteRemoveDialog({ overlay: { productId } }: { overlay: OverlayOf<'favoriteRemove'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const { data } = useGetFavoritesQuery();
  const product = data?.products.find(({ id }) => id === productId);
  const close = () => dispatch(overlayClosed('favoriteRemove'));
  return (
    <ConfirmDialog
      title={t('Remove from wishlist?')}
      cancelText={t('Keep it')}
      actText={t('Remove')}
      onClose={close}
      onConfirm={() => {
        dispatch(favoriteRemovePressed(productId));
        close();
      }}
    >
      <bdi>{product?.name}</bdi>
    </ConfirmDialog>
  );
}
