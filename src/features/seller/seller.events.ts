import { createAction } from '@reduxjs/toolkit';
import type { SellerEntry } from '@/api';

/** The form of somebody who wants to sell was sent; logo and banner are handles of the vault. */
export const applicationSubmitted = createAction<SellerEntry>('seller/applicationSubmitted');

/** The cache entry in which the form sees progress and errors, and what is kept of it. */
export const SELLER_CALL = 'seller';
export const SELLER_DRAFT = 'seller';
