export { NoticeCard } from './NoticeCard';
export { noticesSaga } from './notices.saga';
export { noticeClosed, noticeShown, noticesSlice, selectNotices } from './notices.slice';
export type { Notice, NoticeProduct, NoticeText } from './notices.slice';
export type { NoticeName } from './notices.table';
export { noticeOf, NOTICES } from './notices.table';
export { PlainNotice } from './PlainNotice';
export { useNoticeText } from './useNoticeText';
