export { sendOnce } from './sendOnce.saga';
export { sendSingleUse } from './sendSingleUse.saga';
export { takeLeadingWrite } from './takeLeadingWrite.saga';
export { useIsWriting } from './useIsWriting';
export { selectIsWriting, writesSlice } from './writes.slice';
