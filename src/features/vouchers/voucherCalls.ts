import type { VoucherId } from '@/domain/ids';

/** The cache entry in which a voucher's button sees progress. */
export const collectCall = (voucherId: VoucherId) => `collect ${voucherId}`;
