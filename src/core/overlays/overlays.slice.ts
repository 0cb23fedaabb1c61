import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { createSlice, isAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { ProductQuery } from '@/api';
import { rehydrated } from '@/api';
import type { ChatShop } from '@/domain/chat';
import type { Filters } from '@/domain/filters';
import type { TextKey } from '@/domain/textKey';
import type { AddressId, OrderId, ProductId, ShopId } from '@/domain/ids';
import { navigated } from '@/core/navigation';
import { sessionEnded, sessionStarted } from '@/core/session';
import type { SecretRef } from '@/shared/adapters';

/** Whether the shopper pressed Login, or triggered an event that needs a session. */
export type LoginReason = 'button' | 'blocked';

/** Everything that opens above the page, with the props needed to render it again during time travel. */
export type Overlay =
  | { name: 'login'; reason: LoginReason }
  | { name: 'registration'; reason: LoginReason }
  | { name: 'forgotPassword'; reason: LoginReason }
  | { name: 'otp' }
  /** `phone` is the account whose password is set, for password managers. */
  | { name: 'resetPassword'; token: SecretRef; phone: string }
  | { name: 'logout' }
  | { name: 'deleteAccount' }
  | { name: 'cart' }
  | { name: 'chat'; shop: ChatShop }
  | { name: 'sideMenu' }
  | { name: 'notices' }
  | { name: 'search' }
  | { name: 'categoryMenu' }
  | { name: 'languageMenu' }
  | { name: 'userMenu' }
  | { name: 'downloadApp' }
  | { name: 'chooser'; productId: ProductId }
  /** `fixed` is the page's own filter, `draft` the selection in the sheet that is not applied yet. */
  | { name: 'filters'; fixed: ProductQuery; draft: Filters }
  | { name: 'gallery'; productId: ProductId; index: number }
  /** Edits the address `addressId`; adds a new one when omitted. */
  | { name: 'address'; addressId?: AddressId }
  | { name: 'addressDelete'; addressId: AddressId }
  | { name: 'vouchers'; shopId: ShopId; shopName: string }
  | { name: 'favoriteRemove'; productId: ProductId }
  | { name: 'changeAddress' }
  /**
   * `isPaid`: paid online according to the order; `isUnconfirmed`: paid only according to the payment window.
   */
  | { name: 'orderConfirm'; isPaid?: true; isUnconfirmed?: true }
  /** Shown while the payment window is open. */
  | { name: 'paying' }
  /** `order` is set if it is the only one; the dialog then offers to pay it. */
  | { name: 'orderPaymentCancel'; order?: PayableOrder }
  | { name: 'orderCancel'; orderId: OrderId }
  | { name: 'order'; action: OrderDialogAction };

/** Actions of an order in the history. One overlay for all of them, so that the dialogs share a chunk. */
export type OrderDialogAction =
  | ({ kind: 'again' } & PayableOrder)
  | { kind: 'review'; orderId: OrderId; product: { id: ProductId; name: string; thumbnail: string | null } }
  | { kind: 'document'; url: string; title: TextKey };

/** An unpaid order and its gateway. */
export interface PayableOrder {
  orderId: OrderId;
  gateway: string;
}

export type OverlayName = Overlay['name'];

/**
 * Login and the dialogs that it leads to; they replace each other. The visitor is logging in as long as one
 * of them is open; `sessionStarted` closes all.
 */
const ENTRY_DIALOGS = ['login', 'registration', 'forgotPassword', 'otp', 'resetPassword'] as const;
export type EntryDialog = (typeof ENTRY_DIALOGS)[number];

export function isEntryDialog(name: OverlayName): name is EntryDialog {
  return ENTRY_DIALOGS.some((dialog) => dialog === name);
}

/** Overlays that belong to their page and close on navigation. */
const OF_THE_PAGE: ReadonlySet<OverlayName> = new Set([
  'cart',
  'chat',
  'sideMenu',
  'search',
  'categoryMenu',
  'languageMenu',
  'userMenu',
  'downloadApp',
  'chooser',
  'filters',
  'gallery',
  'vouchers',
  'favoriteRemove',
  'addressDelete',
  'logout',
  'deleteAccount',
]);

/** Overlays that show or change the user's data and close with the session. */
const OF_THE_USER: ReadonlySet<OverlayName> = new Set([
  'logout',
  'deleteAccount',
  'cart',
  'chat',
  'userMenu',
  'address',
  'addressDelete',
  'changeAddress',
  'orderConfirm',
  'orderCancel',
  'favoriteRemove',
  'orderPaymentCancel',
  'paying',
  'order',
  'vouchers',
]);

/** One dialog replaced by another. */
interface Replacement {
  closed: OverlayName;
  opened: Overlay;
}

/** `meta` of an event that also replaces a dialog, so that both are a single row in the timeline. */
export interface Brings {
  brings: Replacement;
}

interface Bringing extends Action {
  meta: Brings;
}

function isBringing(action: unknown): action is Bringing {
  return isAction(action) && Boolean((action as Partial<Bringing>).meta?.brings);
}

interface OverlaysState {
  /** Bottom to top. */
  stack: Overlay[];
}

const initialState: OverlaysState = { stack: [] };

const storedChat = v.object({
  activeShop: v.object({
    id: v.number(),
    name: v.string(),
    logo: v.nullable(v.string()),
    isOnline: v.nullable(v.boolean()),
  }),
});

function replace(overlays: OverlaysState, { closed, opened }: Replacement): void {
  const others = overlays.stack.filter(({ name }) => name !== closed && name !== opened.name);
  overlays.stack = [...others, opened];
}

export const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** An overlay was opened; one that is open already moves to the top with its new props. */
    overlayOpened(overlays, { payload }: PayloadAction<Overlay>) {
      overlays.stack = [...overlays.stack.filter((overlay) => overlay.name !== payload.name), payload];
    },
    /** The props of an open overlay changed; it keeps its position. */
    overlayChanged(overlays, { payload }: PayloadAction<Overlay>) {
      overlays.stack = overlays.stack.map((overlay) => (overlay.name === payload.name ? payload : overlay));
    },
    /** A dialog, drawer or menu was closed, by the shopper or by its saga. */
    overlayClosed(overlays, { payload }: PayloadAction<OverlayName>) {
      overlays.stack = overlays.stack.filter((overlay) => overlay.name !== payload);
    },
    /** One dialog replaced another; this does not count as giving up. */
    overlayReplaced(overlays, { payload }: PayloadAction<Replacement>) {
      replace(overlays, payload);
    },
  },
  extraReducers: (on) =>
    on
      // The chat panel that was open before a reload; `rehydrate` includes it only if the page is the same.
      .addCase(rehydrated, (overlays, { payload }) => {
        const read = v.safeParse(storedChat, payload.chat);
        if (read.success) overlays.stack = [{ name: 'chat', shop: read.output.activeShop }];
      })
      .addCase(sessionStarted, (overlays) => {
        overlays.stack = overlays.stack.filter(({ name }) => !isEntryDialog(name));
      })
      .addCase(navigated, (overlays, { payload }) => {
        // A replaced URL is still the same page.
        if (payload.move === 'REPLACE') return;
        // Back closes all overlays, except for those whose saga closes them because others wait for the
        // outcome.
        const stays = ({ name }: Overlay) =>
          payload.move === 'POP' ? isEntryDialog(name) || name === 'paying' : !OF_THE_PAGE.has(name);
        overlays.stack = overlays.stack.filter(stays);
      })
      .addCase(sessionEnded, (overlays) => {
        overlays.stack = overlays.stack.filter((overlay) => !OF_THE_USER.has(overlay.name));
      })
      .addMatcher(isBringing, (overlays, { meta }) => replace(overlays, meta.brings)),
  selectors: {
    selectOverlays: (overlays) => overlays.stack,
    selectIsGettingIn: (overlays) => overlays.stack.some(({ name }) => isEntryDialog(name)),
    selectIsOpen: (overlays, name: OverlayName) => overlays.stack.some((overlay) => overlay.name === name),
  },
});

export const { overlayOpened, overlayChanged, overlayClosed, overlayReplaced } = overlaysSlice.actions;

/** The overlay that an event opens, also through its `meta`; null for other events. */
export function openedBy(action: Action): Overlay | null {
  if (overlayOpened.match(action)) return action.payload;
  if (overlayReplaced.match(action)) return action.payload.opened;
  return isBringing(action) ? action.meta.brings.opened : null;
}

/** Matcher for sagas that start when this overlay opens. */
export const opens = (name: OverlayName) => (action: Action) =>
  overlayOpened.match(action) && action.payload.name === name;

export const { selectOverlays, selectIsGettingIn, selectIsOpen } = overlaysSlice.selectors;
