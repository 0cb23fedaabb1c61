import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, isAction, nanoid } from '@reduxjs/toolkit';
import type { ProductId, ShopId } from '@/domain/ids';
import type { TextKey } from '@/domain/textKey';
import { NOTICE_DURATION } from '@/domain/timing';
import { sessionEnded } from '@/core/session';
import { clock } from '@/shared/adapters';
import type { TextValues } from '@/shared/texts';
import { pressKey } from './pressKey';

/** A text key with its values, so that notices follow the language, or a server's message. */
export type NoticeText = { key: TextKey; values?: TextValues } | { message: string };

export type NoticeKind = 'success' | 'error' | 'warning' | 'info' | 'cartAdded' | 'cartRemoved';

/** What a removal took from the cart, for its undo. */
export interface RemovedLine {
  quantity: number;
  shopId: ShopId;
  /** Whether the shop was selected for the checkout. */
  isSelected: boolean;
  /** The products of the cart in the order of its lines. */
  order: ProductId[];
}

/** Product of a cart notice; that of a removal carries what an undo restores. */
export interface NoticeProduct {
  id: ProductId;
  name: string;
  thumbnail: string | null;
  choice?: { size: string | null; color: string | null; unit: string | null };
  removed?: RemovedLine;
}

/** Action of a notice, such as undo: the button's label and the event to dispatch. */
export interface NoticeOffer {
  text: TextKey;
  event: { type: string; payload?: unknown };
  /** The event is a press that did not arrive: it is also offered at its control (`Unsent`). */
  isUnsent?: true;
}

/** Page that a notice is about; unlike an offer it is kept in the log. */
export interface NoticeLink {
  text: TextKey;
  to: string;
}

export interface Notice {
  id: string;
  kind: NoticeKind;
  /** Title above the text. */
  title?: TextKey;
  text: NoticeText;
  product?: NoticeProduct;
  offer?: NoticeOffer;
  link?: NoticeLink;
  /** 'left': bottom-left in both directions; 'start': bottom-right in right-to-left pages. */
  corner: 'left' | 'start';
  /** At the top of screens where it would cover the fields of the dialog that it opens with (R96). */
  isBesideDialog?: true;
  /** Milliseconds; null until closed. */
  duration: number | null;
  /** Unix time in milliseconds. */
  at: number;
}

interface NoticesState {
  shown: Notice[];
  /** Notices of this visit, newest first. */
  log: Notice[];
  /** Presses that did not arrive, by `pressKey`. */
  unsent?: Record<string, Press>;
}

const initialState: NoticesState = { shown: [], log: [] };

/** More toasts would hide the page; the oldest is removed first. */
const MAX_SHOWN = 3;
const MAX_NOTICES = 30;

/** An equal notice replaces the earlier one; cart notices of different products are not equal. */
function isSameNotice(one: Notice, other: Notice): boolean {
  const of = ({ kind, text, product, offer }: Notice) => JSON.stringify([kind, text, product?.id, offer]);
  return of(one) === of(other);
}

type Press = NoticeOffer['event'];

/** Drops the offers of a press, in its toast and beside its control. */
function withdraw(notices: NoticesState, key: string): void {
  delete notices.unsent?.[key];
  notices.shown = notices.shown.filter(({ offer }) => !offer?.isUnsent || pressKey(offer.event) !== key);
}

const prepare = (notice: Pick<Notice, 'kind' | 'text'> & Partial<Notice>) => ({
  payload: {
    duration: NOTICE_DURATION,
    corner: 'left' as const,
    ...notice,
    id: nanoid(),
    at: clock.now(),
  },
});

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** A notice without a toast, of which the latest one is kept. */
    noticeLogged: {
      prepare,
      reducer(notices, { payload }: PayloadAction<Notice>) {
        const others = notices.log.filter((notice) => !isSameNotice(notice, payload));
        notices.log = [payload, ...others].slice(0, MAX_NOTICES);
      },
    },
    /** A toast appeared. */
    noticeShown: {
      prepare,
      reducer(notices, { payload }: PayloadAction<Notice>) {
        const others = notices.shown.filter((notice) => !isSameNotice(notice, payload));
        notices.shown = [...others, payload].slice(-MAX_SHOWN);
        notices.log = [payload, ...notices.log].slice(0, MAX_NOTICES);
        if (payload.offer?.isUnsent)
          notices.unsent = { ...notices.unsent, [pressKey(payload.offer.event)]: payload.offer.event };
      },
    },
    /** The shopper closed a toast; carries its id. */
    noticeClosed(notices, { payload: id }: PayloadAction<string>) {
      notices.shown = notices.shown.filter((notice) => notice.id !== id);
    },
    /** The duration of a toast has passed; carries its id. */
    noticeExpired(notices, { payload: id }: PayloadAction<string>) {
      notices.shown = notices.shown.filter((notice) => notice.id !== id);
    },
    /** The change of an unsent press has happened after all; carries its `pressKey`. */
    unsentWithdrawn(notices, { payload: key }: PayloadAction<string>) {
      withdraw(notices, key);
    },
  },
  // Notices are addressed to the user who has left.
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      // Pressed again, by its offer or by hand: the offers of the earlier press are outdated.
      .addMatcher(isAction, (notices, press) => {
        if (!notices.unsent) return;
        const key = pressKey(press);
        if (notices.unsent[key]) withdraw(notices, key);
      }),
  selectors: {
    selectNotices: (notices) => notices.shown,
    selectNoticeLog: (notices) => notices.log,
    selectUnsent: (notices, key: string): Press | undefined => notices.unsent?.[key],
    selectHasNoticeLog: (notices) => notices.log.length > 0,
  },
});

export const { noticeLogged, noticeShown, noticeClosed, noticeExpired, unsentWithdrawn } =
  noticesSlice.actions;
export const { selectNotices, selectNoticeLog, selectHasNoticeLog, selectUnsent } = noticesSlice.selectors;
