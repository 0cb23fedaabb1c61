export { isUrgent } from './kinds';
export { NoticeBell } from './NoticeBell';
export { NoticeCard } from './NoticeCard';
export { noticesSaga } from './notices.saga';
export { noticeClosed, noticeShown, noticesSlice, selectHasNoticeLog, selectNotices } from './notices.slice';
export type { Notice, NoticeProduct } from './notices.slice';
export { noticeOf, NOTICES } from './notices.table';
export { PlainNotice } from './PlainNotice';
export { useNoticeText } from './useNoticeText';
