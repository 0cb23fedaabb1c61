import { createAction } from '@reduxjs/toolkit';
import type { SellerEntry } from '@/api';

/** The seller application was submitted; logo and banner are vault handles. */
export const applicationSubmitted = createAction<SellerEntry>('seller/applicationSubmitted');
