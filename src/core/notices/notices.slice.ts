import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { ProductId } from '@/domain/ids';
import type { TextKey } from '@/domain/textKey';
import { NOTICE_DURATION } from '@/domain/timing';
import { sessionEnded } from '@/core/session';
import { clock } from '@/shared/adapters';
import type { TextValues } from '@/shared/texts';

/** A text key with its values, or a server's message as it came: so a notice follows the language. */
export type NoticeText = { key: TextKey; values?: TextValues } | { message: string };

export type NoticeKind = 'success' | 'error' | 'warning' | 'info' | 'cartAdded' | 'cartRemoved';

/** The product that a cart notice shows, with the choice that "Again Add to Cart" brings back. */
export interface NoticeProduct {
  id: ProductId;
  name: string;
  thumbnail: string | null;
  choice?: { size: string | null; color: string | null; unit: string | null };
}

/** A way back, or on: the button's word, and the plain event that it tells. */
export interface NoticeOffer {
  text: TextKey;
  event: { type: string; payload?: unknown };
}

export interface Notice {
  id: string;
  kind: NoticeKind;
  /** A sentence above the text. */
  title?: TextKey;
  text: NoticeText;
  product?: NoticeProduct;
  offer?: NoticeOffer;
  /** Bottom-left in both directions, or at the start of the line: bottom-right in right-to-left pages. */
  corner: 'left' | 'start';
  /** Milliseconds; null stays until it is closed. */
  duration: number | null;
  /** When it was shown, in milliseconds since 1970. */
  at: number;
}

interface NoticesState {
  shown: Notice[];
  /** What was said in this visit, newest first, to be read again. */
  log: Notice[];
}

const initialState: NoticesState = { shown: [], log: [] };

/** More than these at once hide the page; the oldest goes. */
const MAX_SHOWN = 3;
const MAX_NOTICES = 30;

/** The same sentence again takes the place of the earlier one; of cart notices each has a product of its own. */
function isSameNotice(one: Notice, other: Notice): boolean {
  const of = ({ kind, text, product, offer }: Notice) => JSON.stringify([kind, text, product?.id, offer]);
  return of(one) === of(other);
}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** A story has something to say: a toast appears. */
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
    /** A toast has had its time; carries its id. */
    noticeExpired(notices, { payload: id }: PayloadAction<string>) {
      notices.shown = notices.shown.filter((notice) => notice.id !== id);
    },
  },
  // What was said was said to the user who has left.
  extraReducers: (on) => on.addCase(sessionEnded, () => initialState),
  selectors: {
    selectNotices: (notices) => notices.shown,
    selectNoticeLog: (notices) => notices.log,
    selectHasNoticeLog: (notices) => notices.log.length > 0,
  },
});

export const { noticeShown, noticeClosed, noticeExpired } = noticesSlice.actions;
export const { selectNotices, selectNoticeLog, selectHasNoticeLog } = noticesSlice.selectors;
