import { createAction } from '@reduxjs/toolkit';
import type { SellerEntry } from '@/api';

/** The seller application was submitted; logo and banner are vault handles. */
export const applicationSubmitted = createAction<SellerEntry>('seller/applicationSubmitted');

/** `fixedCacheKey` of the call, from which the form reads progress and errors, and the key of its draft. */
export const SELLER_CALL = 'seller';
export const SELLER_DRAFT = 'seller';
