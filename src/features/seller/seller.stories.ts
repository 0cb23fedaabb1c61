import { apply } from './apply.saga';
import { applicationSubmitted } from './seller.events';

/** Which event of a seller-to-be is heard by which story. */
export const sellerStories = [[applicationSubmitted.type, apply]] as const;
