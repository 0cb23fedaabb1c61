import { apply } from './apply.saga';
import { applicationSubmitted } from './seller.events';

/** Maps the seller's events to their saga workers, loaded on demand. */
export const sellerSagas = [[applicationSubmitted.type, apply]] as const;
