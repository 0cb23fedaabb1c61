import type { VoucherId } from '@/domain/ids';

/** Mutation cache key from which a voucher's button reads its progress. */
export const collectCall = (voucherId: VoucherId) => `collect ${voucherId}`;
