import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { CartAddition, CartChange } from '@/api';
import { rehydrated } from '@/api';
import type { CartLine } from '@/domain/cart';
import type { ProductId, ShopId } from '@/domain/ids';
import type { NoticeProduct, RemovedLine } from '@/core/notices';
import { sessionEnded } from '@/core/session';
import { toggledSelection } from './toggledSelection';

interface CartState {
  /** Optimistic quantities, until the server responds; 0 is a removal. */
  requested: Record<ProductId, number>;
  /** Products whose bin was pressed: removed by one call, whatever their quantity. */
  removing: ProductId[];
  selectedShopIds: ShopId[];
  /** Order of the lines after an undo; until then the server's order counts. */
  lineOrder?: ProductId[];
  /**
   * The lines that /cart/checkout last returned nothing for (`basisOf`): a single vendor is not selected
   * again for them.
   */
  emptyBasis: string | null;
  /** Products whose "Add to Cart" is running, or whose line is being moved. */
  adding: ProductId[];
  /** The product whose "Buy Now" is running. */
  buyingNow: ProductId | null;
  /** Presses of the buy-now stepper that have no response yet, their sum; absent when it is zero. */
  buyNowSteps?: { productId: ProductId; sum: number };
}

const SERVER_ORDER: readonly ProductId[] = [];

const initialState: CartState = {
  requested: {},
  removing: [],
  selectedShopIds: [],
  emptyBasis: null,
  adding: [],
  buyingNow: null,
};

const persisted = v.object({
  selectedShopIds: v.array(v.number()),
  lineOrder: v.exactOptional(v.array(v.number())),
});

/** Payload of an "Add to Cart": the request's, plus name and thumbnail for the toast. */
export interface AddToCart extends Omit<CartAddition, 'isBuyNow'> {
  name: string;
  thumbnail: string | null;
  /** The line that this addition restores, with its place and its shop's selection. */
  restores?: RemovedLine;
}

export interface LineMove {
  line: CartLine;
  move: 'save' | 'restore' | 'delete';
}

/** "Proceed to Checkout": the checkout saga opens the page, or a notice when no shop is selected. */
export const checkoutPressed = createAction('cart/checkoutPressed');
/** "Again Add to Cart" on the toast of a removal. */
export const addAgainPressed = createAction<NoticeProduct>('cart/addAgainPressed');
/** "Undo" on the toast of a removal. */
export const undoRemovalPressed = createAction<NoticeProduct>('cart/undoRemovalPressed');
/** "Try again" after the cart failed to load. */
export const cartRetryPressed = createAction('cart/cartRetryPressed');
/** A new basket was cached while a shop is selected: the figures are refetched (specification §4). */
export const cartReceived = createAction('cart/cartReceived');
/** The cached cart is outdated and is refetched; the payload is the reason. */
export const cartOutdated = createAction<
  | 'orderPlaced'
  | 'orderRefused'
  | 'checkoutEmpty'
  | 'otherTab'
  | 'longAway'
  | 'responseLost'
  | 'notLoaded'
  | 'restocked'
  | 'saleChanged'
>('cart/cartOutdated');

type BuyNowStep = PayloadAction<Pick<CartChange, 'productId' | 'change'>>;

const sumOf = ({ buyNowSteps }: CartState, productId: ProductId) =>
  buyNowSteps?.productId === productId ? buyNowSteps.sum : 0;

function countStep(cart: CartState, { productId, change }: BuyNowStep['payload'], count: number): void {
  const sum = sumOf(cart, productId) + (change === 'increment' ? count : -count);
  if (sum === 0) delete cart.buyNowSteps;
  else cart.buyNowSteps = { productId, sum };
}

/** Client state of the cart. The cart itself is only in the API cache, as the response of /carts. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** "Add to Cart" was pressed. The button is busy until `additionEnded`; visitors get the login dialog. */
    addToCartPressed(cart, { payload }: PayloadAction<AddToCart>) {
      cart.adding.push(payload.productId);
    },
    /** A line is put aside for later, moved back, or removed from the saved ones (R101). */
    lineMovePressed(cart, { payload: { line } }: PayloadAction<LineMove>) {
      cart.adding.push(line.productId);
    },
    /** An "Add to Cart" or a move succeeded or failed: the button is no longer busy. */
    additionEnded(cart, { payload: productId }: PayloadAction<ProductId>) {
      cart.adding = cart.adding.filter((id) => id !== productId);
    },
    /** "Buy Now" was pressed: only this product is bought, the basket is unchanged. */
    buyNowPressed(cart, { payload }: PayloadAction<AddToCart>) {
      cart.buyingNow = payload.productId;
    },
    /** A "Buy Now" succeeded or failed: the button is no longer busy. */
    buyNowEnded(cart) {
      cart.buyingNow = null;
    },
    /** Plus or minus was pressed in the buy-now cart. */
    buyNowStepped(cart, { payload }: BuyNowStep) {
      countStep(cart, payload, 1);
    },
    /** The server confirmed steps of the buy-now cart: one, or more after a lost response. */
    buyNowStepConfirmed(cart, { payload }: PayloadAction<BuyNowStep['payload'] & { count: number }>) {
      countStep(cart, payload, -payload.count);
    },
    /** A step of the buy-now cart failed: the server's quantity is shown again. */
    buyNowStepsDropped(cart) {
      delete cart.buyNowSteps;
    },
    /** Plus or minus was pressed: the optimistic quantity is rendered at once. */
    quantityChangeRequested(cart, { payload }: PayloadAction<{ line: CartLine; quantity: number }>) {
      const { productId } = payload.line;
      cart.requested[productId] = Math.max(0, payload.quantity);
      cart.removing = cart.removing.filter((id) => id !== productId);
    },
    /** The bin of a line was pressed: the line is optimistically removed. */
    removePressed(cart, { payload }: PayloadAction<{ line: CartLine }>) {
      const { productId } = payload.line;
      cart.requested[productId] = 0;
      cart.removing = [...cart.removing.filter((id) => id !== productId), productId];
    },
    /** The server confirmed or refused a quantity: the optimistic value is dropped. */
    quantityConfirmed(cart, { payload: productId }: PayloadAction<ProductId>) {
      delete cart.requested[productId];
      cart.removing = cart.removing.filter((id) => id !== productId);
    },
    /** A removed line is back, and shown where it was. */
    lineRestored(cart, { payload: order }: PayloadAction<ProductId[]>) {
      cart.lineOrder = order;
    },
    /** A shop of the cart was selected for the checkout, or deselected. */
    shopToggled(cart, { payload: shopId }: PayloadAction<ShopId>) {
      cart.selectedShopIds = toggledSelection(cart.selectedShopIds, shopId);
    },
    /** "Select all" or "Select none" was pressed. */
    shopsSelected(cart, { payload: shopIds }: PayloadAction<ShopId[]>) {
      cart.selectedShopIds = shopIds;
    },
    /** The selection followed the cart: shops without lines were dropped, or a new one was selected. */
    selectionCorrected(cart, { payload: shopIds }: PayloadAction<ShopId[]>) {
      cart.selectedShopIds = shopIds;
    },
    /**
     * /cart/checkout returned nothing for these lines: no shop stays selected (specification §4, "Shop
     * selection").
     */
    selectionCleared(cart, { payload: basis }: PayloadAction<string>) {
      cart.selectedShopIds = [];
      cart.emptyBasis = basis;
    },
    /** "Try again" was pressed where a single vendor could not be selected. */
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
    selectLineOrder: (cart) => cart.lineOrder ?? SERVER_ORDER,
    selectIsAdding: (cart, productId: ProductId) => cart.adding.includes(productId),
    /** Whether a press is on its way that changes the cart. */
    selectIsChanging: (cart) => cart.adding.length > 0 || Object.keys(cart.requested).length > 0,
    selectBuyNowSteps: (cart) => cart.buyNowSteps,
    selectBuyNowSum: sumOf,
    /** Of any product: the buy-now cart holds one, so the next press waits. */
    selectIsBuyingNow: (cart) => cart.buyingNow !== null,
  },
});

export const {
  addToCartPressed,
  lineMovePressed,
  additionEnded,
  buyNowPressed,
  buyNowEnded,
  buyNowStepped,
  buyNowStepConfirmed,
  buyNowStepsDropped,
  quantityChangeRequested,
  removePressed,
  quantityConfirmed,
  lineRestored,
  shopToggled,
  shopsSelected,
  selectionCorrected,
  selectionCleared,
  selectionRetryPressed,
} = cartSlice.actions;
export const {
  selectOptimistic,
  selectIsRemoving,
  selectEmptyBasis,
  selectSelectedShopIds,
  selectLineOrder,
  selectIsAdding,
  selectIsChanging,
  selectBuyNowSteps,
  selectBuyNowSum,
  selectIsBuyingNow,
} = cartSlice.selectors;
