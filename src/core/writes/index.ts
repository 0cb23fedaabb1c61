export { sendOnce } from './sendOnce.saga';
export { sendWorkingOnce } from './sendWorkingOnce.saga';
export { takeLeadingWrite } from './takeLeadingWrite.saga';
export { useIsWriting } from './useIsWriting';
export { selectIsWriting, writesSlice } from './writes.slice';
