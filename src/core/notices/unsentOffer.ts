import type { NoticeOffer } from './notices.slice';

/** Offers to send a press that did not arrive, in its toast and at its control. */
export const unsentOffer = (press: NoticeOffer['event']): NoticeOffer => ({
  text: 'Try again',
  event: press,
  isUnsent: true,
});
