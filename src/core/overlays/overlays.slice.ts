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

/** Whether the shopper pressed Login, or did something that needs a session. */
export type LoginReason = 'button' | 'blocked';

/** Everything that opens above the page, with what it needs to be shown again after a jump in time. */
export type Overlay =
  | { name: 'login'; reason: LoginReason }
  | { name: 'registration'; reason: LoginReason }
  | { name: 'forgotPassword'; reason: LoginReason }
  | { name: 'otp' }
  /** The token is in the vault; `phone` is whose password it sets, for password managers. */
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
  /** `fixed` is what the page itself asks for, `draft` what is chosen in the sheet and not shown yet. */
  | { name: 'filters'; fixed: ProductQuery; draft: Filters }
  | { name: 'gallery'; productId: ProductId; index: number }
  /** With `addressId` that address is edited, without it a new one is added. */
  | { name: 'address'; addressId?: AddressId }
  | { name: 'addressDelete'; addressId: AddressId }
  | { name: 'vouchers'; shopId: ShopId; shopName: string }
  | { name: 'favoriteRemove'; productId: ProductId }
  | { name: 'changeAddress' }
  /** `isPaid`: online, and the order says so; `isUnconfirmed`: only the payment window said so. */
  | { name: 'orderConfirm'; isPaid?: true; isUnconfirmed?: true }
  /** The shopper is at the payment window. */
  | { name: 'paying' }
  /** With an order, where it is the only one, it can be paid from there. */
  | { name: 'orderPaymentCancel'; order?: PayableOrder }
  | { name: 'orderCancel'; orderId: OrderId }
  | { name: 'order'; action: OrderDialogAction };

/** What an order of the history can be asked for; one at a time, so that its dialogs share a place and a chunk. */
export type OrderDialogAction =
  | ({ kind: 'again' } & PayableOrder)
  | { kind: 'review'; orderId: OrderId; product: { id: ProductId; name: string; thumbnail: string | null } }
  | { kind: 'document'; url: string; title: TextKey };

/** An order that is still to be paid, and by which gateway. */
export interface PayableOrder {
  orderId: OrderId;
  gateway: string;
}

export type OverlayName = Overlay['name'];

/**
 * Login and what it leads to: one takes the place of the other. As long as one of them is open the visitor is on the way
 * in; a session makes all of them needless.
 */
const ENTRY_DIALOGS = ['login', 'registration', 'forgotPassword', 'otp', 'resetPassword'] as const;
export type EntryDialog = (typeof ENTRY_DIALOGS)[number];

export function isEntryDialog(name: OverlayName): name is EntryDialog {
  return ENTRY_DIALOGS.some((dialog) => dialog === name);
}

/** Menus and drawers that belong to the page they were opened on: they leave with it. */
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

/** What shows something of the user, or asks about it: it leaves with the session. */
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

/** One dialog in the place of another. */
interface Replacement {
  closed: OverlayName;
  opened: Overlay;
}

/** In the `meta` of a story's event: the dialog that opens with it, so that one row tells both. */
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
  /** From the bottom to the top. */
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
    /** An overlay that is open already comes to the top with its new facts. */
    overlayOpened(overlays, { payload }: PayloadAction<Overlay>) {
      overlays.stack = [...overlays.stack.filter((overlay) => overlay.name !== payload.name), payload];
    },
    /** What an open overlay shows has changed; it stays where it is. */
    overlayChanged(overlays, { payload }: PayloadAction<Overlay>) {
      overlays.stack = overlays.stack.map((overlay) => (overlay.name === payload.name ? payload : overlay));
    },
    /** A dialog, drawer or menu was closed, by the shopper or by the story it belongs to. */
    overlayClosed(overlays, { payload }: PayloadAction<OverlayName>) {
      overlays.stack = overlays.stack.filter((overlay) => overlay.name !== payload);
    },
    /** One dialog takes the place of another: nothing was given up. */
    overlayReplaced(overlays, { payload }: PayloadAction<Replacement>) {
      replace(overlays, payload);
    },
  },
  extraReducers: (on) =>
    on
      // The chat panel that was open before a reload; `rehydrate` has looked whether the page is the same.
      .addCase(rehydrated, (overlays, { payload }) => {
        const read = v.safeParse(storedChat, payload.chat);
        if (read.success) overlays.stack = [{ name: 'chat', shop: read.output.activeShop }];
      })
      .addCase(sessionStarted, (overlays) => {
        overlays.stack = overlays.stack.filter(({ name }) => !isEntryDialog(name));
      })
      .addCase(navigated, (overlays, { payload }) => {
        // A corrected address is still the same page.
        if (payload.move === 'REPLACE') return;
        // Back leaves all of them. Some are closed by their story, for something may wait for them.
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

/** The overlay that opens with this event, whatever else it tells; null for all others. */
export function openedBy(action: Action): Overlay | null {
  if (overlayOpened.match(action)) return action.payload;
  if (overlayReplaced.match(action)) return action.payload.opened;
  return isBringing(action) ? action.meta.brings.opened : null;
}

/** For a story that begins when this overlay opens. */
export const opens = (name: OverlayName) => (action: Action) =>
  overlayOpened.match(action) && action.payload.name === name;

export const { selectOverlays, selectIsGettingIn, selectIsOpen } = overlaysSlice.selectors;
