import { useSelector } from 'react-redux';
import { selectBlockedAction } from '@/features/access';
import { selectKnownProduct } from '@/features/catalogue';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';

/** What the payloads of blocked actions have in common; all fields are optional for lenient reading. */
interface Named {
  name?: string;
  thumbnail?: string | null;
  productId?: number;
  shop?: { name?: string; logo?: string | null };
  shopName?: string;
}

interface Waiting {
  text: string;
  /** Null without a picture of the product or shop; absent if there is neither. */
  picture?: string | null;
}

/** Says what happens right after the login; null when nothing was blocked. */
export function useWaitingAction(): Waiting | null {
  const t = useT();
  const blocked = useSelector(selectBlockedAction);
  const payload: Named = typeof blocked?.payload === 'object' ? (blocked.payload ?? {}) : {};
  // A favorite is known by its id alone.
  const product = useSelect(selectKnownProduct, payload.productId ?? 0);
  if (!blocked) return null;
  const name = payload.name ?? product?.name;
  const picture = payload.thumbnail ?? product?.thumbnail ?? null;
  const shop = payload.shop?.name ?? payload.shopName;
  switch (blocked.type) {
    case 'cart/addToCartPressed':
      if (name) return { text: t('{name} goes into your cart', { name }), picture };
      break;
    case 'cart/buyNowPressed':
      if (name) return { text: t('{name} goes to the checkout', { name }), picture };
      break;
    case 'wishlist/favoritePressed':
      if (name) return { text: t('{name} goes into your wishlist', { name }), picture };
      break;
    case 'stockAlert/stockAlertPressed':
      if (name) return { text: t('We tell you when {name} is back', { name }), picture };
      break;
    case 'chat/chatPressed':
      if (shop)
        return { text: t('Your chat with {shop} opens', { shop }), picture: payload.shop?.logo ?? null };
      break;
    case 'vouchers/vouchersPressed':
      if (shop) return { text: t('The vouchers of {shop} open', { shop }) };
      break;
    case 'access/refusedPageReopened':
      return { text: t('The page you asked for comes next') };
  }
  return { text: t('What you started will be finished as soon as you are in.') };
}
