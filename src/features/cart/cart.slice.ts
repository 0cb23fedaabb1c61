import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { CartAddition, CartChange } from '@/api';
import { rehydrated } from '@/api';
import type { CartLine } from '@/domain/cart';
import type { ProductId, ShopId } from '@/domain/ids';
import { toggledSelection } from '@/domain/shopSelection';
import type { NoticeProduct } from '@/core/notices';
import { sessionEnded } from '@/core/session';

interface CartState {
  /** Quantities that the shopper asked for and the server has not answered yet; 0 is a removal. */
  requested: Record<ProductId, number>;
  /** Products whose bin was pressed: they leave by one call, whatever their quantity. */
  removing: ProductId[];
  selectedShopIds: ShopId[];
  /** The lines that /cart/checkout last returned nothing for (`basisOf`): a single vendor is not selected for them again. */
  emptyBasis: string | null;
  /** Products whose "Add to Cart" is on its way. */
  adding: ProductId[];
  /** The product whose "Buy Now" is on its way. */
  buyingNow: ProductId | null;
}

const initialState: CartState = {
  requested: {},
  removing: [],
  selectedShopIds: [],
  emptyBasis: null,
  adding: [],
  buyingNow: null,
};

const persisted = v.object({ selectedShopIds: v.array(v.number()) });

/** What an "Add to Cart" carries: the call's payload, and what the toast shows. */
export interface AddToCart extends Omit<CartAddition, 'isBuyNow'> {
  name: string;
  thumbnail: string | null;
}

/** "Proceed to Checkout": the checkout's story answers, with the page or with what is missing. */
export const checkoutPressed = createAction('cart/checkoutPressed');
/** "Again Add to Cart" on the toast of a removal. */
export const addAgainPressed = createAction<NoticeProduct>('cart/addAgainPressed');
/** One more or one less of what is bought at once. */
export const buyNowStepped = createAction<Pick<CartChange, 'productId' | 'change'>>('cart/buyNowStepped');
/** "Try again" where the cart could not be had. */
export const cartRetryPressed = createAction('cart/cartRetryPressed');
/** The cache has a new basket while a shop is selected: the figures are to be requested again (specification §4). */
export const cartReceived = createAction('cart/cartReceived');
/** Something happened that only the server knows the cart of. */
export const cartOutdated = createAction<
  'orderPlaced' | 'orderRefused' | 'checkoutEmpty' | 'otherTab' | 'longAway' | 'answerLost'
>('cart/cartOutdated');

/** Client facts of the cart. The cart itself is the answer of /carts in the cache, and nowhere else. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The button shows progress from the press on; the story then asks a visitor to log in, or the server. */
    addToCartPressed(cart, { payload }: PayloadAction<AddToCart>) {
      cart.adding.push(payload.productId);
    },
    /** The story of an "Add to Cart" came to its end, well or not: the button rests. */
    additionEnded(cart, { payload: productId }: PayloadAction<ProductId>) {
      cart.adding = cart.adding.filter((id) => id !== productId);
    },
    /** The shopper wants this alone, at once; the basket stays as it is. */
    buyNowPressed(cart, { payload }: PayloadAction<AddToCart>) {
      cart.buyingNow = payload.productId;
    },
    /** The buy-now cart is there, or it was refused. */
    buyNowEnded(cart) {
      cart.buyingNow = null;
    },
    /** The shopper pressed plus or minus: the wanted quantity shows at once. */
    quantityChangeRequested(cart, { payload }: PayloadAction<{ line: CartLine; quantity: number }>) {
      const { productId } = payload.line;
      cart.requested[productId] = Math.max(0, payload.quantity);
      cart.removing = cart.removing.filter((id) => id !== productId);
    },
    /** The shopper pressed the bin of a line: it leaves the page at once. */
    removePressed(cart, { payload }: PayloadAction<{ line: CartLine }>) {
      const { productId } = payload.line;
      cart.requested[productId] = 0;
      cart.removing = [...cart.removing.filter((id) => id !== productId), productId];
    },
    /** The server agreed to the wanted quantity, or refused it: from here on its own answer is shown. */
    quantityConfirmed(cart, { payload: productId }: PayloadAction<ProductId>) {
      delete cart.requested[productId];
      cart.removing = cart.removing.filter((id) => id !== productId);
    },
    /** A shop of the cart was selected for the checkout, or taken out of it. */
    shopToggled(cart, { payload: shopId }: PayloadAction<ShopId>) {
      cart.selectedShopIds = toggledSelection(cart.selectedShopIds, shopId);
    },
    /** The cart left only these shops selected. */
    selectionCorrected(cart, { payload: shopIds }: PayloadAction<ShopId[]>) {
      cart.selectedShopIds = shopIds;
    },
    /** /cart/checkout returned nothing for these lines: no shop stays selected (specification §4, "Shop selection"). */
    selectionCleared(cart, { payload: basis }: PayloadAction<string>) {
      cart.selectedShopIds = [];
      cart.emptyBasis = basis;
    },
    /** The shopper pressed "Try again" where a single vendor could not be selected. */
    selectionRetryPressed(cart) {
      cart.emptyBasis = null;
    },
  },
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      .addCase(rehydrated, (cart, { payload }) => {
        const read = v.safeParse(persisted, payload.cart);
        return read.success ? { ...cart, ...read.output } : cart;
      }),
  selectors: {
    selectOptimistic: (cart) => cart.requested,
    selectIsRemoving: (cart, productId: ProductId) => cart.removing.includes(productId),
    selectEmptyBasis: (cart) => cart.emptyBasis,
    selectSelectedShopIds: (cart) => cart.selectedShopIds,
    selectIsAdding: (cart, productId: ProductId) => cart.adding.includes(productId),
    selectIsBuyingNow: (cart, productId: ProductId) => cart.buyingNow === productId,
  },
});

export const {
  addToCartPressed,
  additionEnded,
  buyNowPressed,
  buyNowEnded,
  quantityChangeRequested,
  removePressed,
  quantityConfirmed,
  shopToggled,
  selectionCorrected,
  selectionCleared,
  selectionRetryPressed,
} = cartSlice.actions;
export const {
  selectOptimistic,
  selectIsRemoving,
  selectEmptyBasis,
  selectSelectedShopIds,
  selectIsAdding,
  selectIsBuyingNow,
} = cartSlice.selectors;
