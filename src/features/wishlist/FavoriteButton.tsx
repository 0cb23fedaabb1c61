import FavoriteOutlined from '@mui/icons-material/FavoriteOutlined';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import type { Product } from '@/domain/catalogue';
import type { Id } from '@/domain/ids';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';
import { PictureButton } from '@/shared/ui';
import { favoritePressed, selectFavoriteOverride } from './wishlist.slice';

/**
 * A thin line, which hides less of the picture than the outlined icon; filled once pressed. One style for
 * both: a press that inserted another one would make the browser match the rules of the whole page again.
 */
const Heart = styled(FavoriteOutlined)({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  '[aria-pressed=true] > &': { fill: 'currentColor', stroke: 'none', color: fixedColors.favorite },
});

interface FavoriteButtonProps {
  product: Pick<Product, 'id' | 'name' | 'isFavorite'>;
  /** The color that the wishlist shows; null where none is chosen. */
  colorId: Id | null;
}

/** Favorite toggle of a product, consistent across all places that render it (R35). */
export function FavoriteButton({ product, colorId }: FavoriteButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const override = useSelect(selectFavoriteOverride, product.id);
  const isFavorite = override ?? product.isFavorite;
  return (
    <PictureButton
      aria-pressed={isFavorite}
      aria-label={t('Add {name} to wishlist', { name: product.name })}
      onClick={() => dispatch(favoritePressed({ productId: product.id, isFavorite: !isFavorite, colorId }))}
    >
      <Heart fontSize="small" />
    </PictureButton>
  );
}
