import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { IconButton, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { isQuickToAdd, variantOf } from '@/domain/variants';
import { addToCartPressed, selectIsAdding } from '@/features/cart';
import { Unsent } from '@/core/notices';
import { overlayOpened } from '@/core/overlays';
import { useSettings } from '@/core/settings';
import { favoriteRemovePressed, moveToCartPressed } from '@/features/wishlist';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { BusyButton, DiscountBadge, Link, Picture, Price } from '@/shared/ui';
import { WishlistBody, WishlistCard, WishlistPicture } from './WishlistItem.styles';

const Badge = styled(DiscountBadge)({ position: 'absolute', insetBlockStart: 6, insetInlineStart: 6 });
const Remove = styled(IconButton)({ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 });

/** A product of the wishlist with its current price and stock, and buttons to move or remove it. */
export function WishlistItem({ product }: { product: Product }) {
  const t = useT();
  const dispatch = useDispatch();
  const { isMultiVendor } = useSettings();
  const { id: productId, name, thumbnail, unit, colorId } = product;
  const { size, color } = variantOf(product, { size: null, color: colorId });
  const isMoving = useSelect(selectIsAdding, productId);
  const isOut = product.quantity === 0;
  const addition = {
    productId,
    name,
    thumbnail,
    unit,
    quantity: 1,
    size: size?.id ?? null,
    color: color?.id ?? null,
  };
  const move = () => dispatch(moveToCartPressed({ hasChoices: !isQuickToAdd(product), addition }));
  return (
    <WishlistCard>
      <WishlistPicture>
        <Picture src={thumbnail} alt="" fit="contain" />
        <Badge percentage={product.discountPercentage} />
      </WishlistPicture>
      <WishlistBody>
        <h2>
          <Link to={paths.productDetails(productId, colorId)}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <small>
          <bdi>{isMultiVendor ? (product.shop?.name ?? product.brand) : product.brand}</bdi>
        </small>
        <p>
          <Price priced={product} variant="compact" />
        </p>
        <BusyButton
          variant="outlined"
          isBusy={isMoving}
          disabled={isOut}
          startIcon={<ShoppingBagOutlined />}
          aria-label={isOut ? undefined : `${t('Move to cart')}: ${name}`}
          onClick={move}
        >
          {isOut ? t('Stock Out') : t('Move to cart')}
        </BusyButton>
        <Unsent press={addToCartPressed(addition)} onSend={move} />
        <Unsent press={favoriteRemovePressed(productId)} />
      </WishlistBody>
      <Remove
        aria-label={t('Remove {name} from wishlist', { name })}
        onClick={() => dispatch(overlayOpened({ name: 'favoriteRemove', productId }))}
      >
        <CloseOutlined fontSize="small" />
      </Remove>
    </WishlistCard>
  );
}

export function WishlistItemSkeleton() {
  return (
    <WishlistCard aria-hidden>
      <WishlistPicture>
        <Skeleton variant="rectangular" sx={{ aspectRatio: '1', height: 'auto' }} />
      </WishlistPicture>
      <WishlistBody>
        <Skeleton width="80%" />
        <Skeleton width="40%" />
        <Skeleton width="30%" height={28} />
        <Skeleton variant="rounded" width={148} height={40} />
      </WishlistBody>
    </WishlistCard>
  );
}
