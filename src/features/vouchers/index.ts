export { ShopVouchers } from './ShopVouchers';
export { useVoucherReason } from './useVoucherReason';
export { VoucherButton } from './VoucherButton';
export { vouchersOverlays } from './vouchers.overlays';
export { vouchersSaga } from './vouchers.saga';
export { selectVoucherObstacle } from './voucherObstacle';
