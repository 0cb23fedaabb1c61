/** Key of the write and its call, from which the form reads progress and errors, and the key of its draft. */
export const SELLER_CALL = 'seller';
export const SELLER_DRAFT = 'seller';
