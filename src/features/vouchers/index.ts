export { CollectedVouchers } from './CollectedVouchers';
export { useVoucherReason } from './useVoucherReason';
export { VoucherButton } from './VoucherButton';
export { vouchersSaga } from './vouchers.saga';
