import type { VoucherId } from '@/domain/ids';

/** Key of the write from which a voucher's button reads its progress. */
export const collectCall = (voucherId: VoucherId) => `collect ${voucherId}`;
