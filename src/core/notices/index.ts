export { isUrgent } from './kinds';
export { NoticeBell } from './NoticeBell';
export { NoticeCard } from './NoticeCard';
export { displayNotice } from './displayedNotices';
export { noticesOverlays } from './notices.overlays';
export { noticesSaga } from './notices.saga';
export {
  noticeClosed,
  noticeLogged,
  noticeShown,
  noticesSlice,
  selectHasNoticeLog,
  selectNotices,
} from './notices.slice';
export type { Notice, NoticeProduct, RemovedLine } from './notices.slice';
export { noticeOf, NOTICES } from './notices.table';
export { PlainNotice } from './PlainNotice';
export { pressKey } from './pressKey';
export { useNoticeText } from './useNoticeText';
export { Unsent } from './Unsent';
export { unsentOffer } from './unsentOffer';
export { errorNotice, showFormError, showError } from './showError.saga';
export { withdrawNotices, withdrawUnsent } from './withdrawNotices.saga';
