import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { ProductId, ShopId } from '@/domain/ids';
import type { TextKey } from '@/domain/textKey';
import { NOTICE_DURATION } from '@/domain/timing';
import { sessionEnded } from '@/core/session';
import { clock } from '@/shared/adapters';
import type { TextValues } from '@/shared/texts';

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
}

export interface Notice {
  id: string;
  kind: NoticeKind;
  /** Title above the text. */
  title?: TextKey;
  text: NoticeText;
  product?: NoticeProduct;
  offer?: NoticeOffer;
  /** 'left': bottom-left in both directions; 'start': bottom-right in right-to-left pages. */
  corner: 'left' | 'start';
  /** Milliseconds; null until closed. */
  duration: number | null;
  /** Unix time in milliseconds. */
  at: number;
}

interface NoticesState {
  shown: Notice[];
  /** Notices of this visit, newest first. */
  log: Notice[];
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

interface Subject {
  productId?: ProductId;
  voucherId?: number;
  line?: { productId: ProductId };
}

/** The product or voucher that a press concerns. */
function subjectOf({ payload }: Press): number | undefined {
  const { productId, voucherId, line } = (payload ?? {}) as Subject;
  return productId ?? line?.productId ?? voucherId;
}

const isPress = (action: { type: string }): action is Press => subjectOf(action) !== undefined;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** A toast appeared. */
    noticeShown: {
      prepare: (notice: Pick<Notice, 'kind' | 'text'> & Partial<Notice>) => ({
        payload: {
          duration: NOTICE_DURATION,
          corner: 'left' as const,
          ...notice,
          id: nanoid(),
          at: clock.now(),
        },
      }),
      reducer(notices, { payload }: PayloadAction<Notice>) {
        const others = notices.shown.filter((notice) => !isSameNotice(notice, payload));
        notices.shown = [...others, payload].slice(-MAX_SHOWN);
        notices.log = [payload, ...notices.log].slice(0, MAX_NOTICES);
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
  },
  // Notices are addressed to the user who has left.
  extraReducers: (on) =>
    on
      .addCase(sessionEnded, () => initialState)
      // The shopper pressed again by hand: the offer of the earlier press is outdated.
      .addMatcher(isPress, (notices, press) => {
        const isOutdated = ({ offer }: Notice) =>
          offer?.event.type === press.type && subjectOf(offer.event) === subjectOf(press);
        if (notices.shown.some(isOutdated))
          notices.shown = notices.shown.filter((notice) => !isOutdated(notice));
      }),
  selectors: {
    selectNotices: (notices) => notices.shown,
    selectNoticeLog: (notices) => notices.log,
    selectHasNoticeLog: (notices) => notices.log.length > 0,
  },
});

export const { noticeShown, noticeClosed, noticeExpired } = noticesSlice.actions;
export const { selectNotices, selectNoticeLog, selectHasNoticeLog } = noticesSlice.selectors;
