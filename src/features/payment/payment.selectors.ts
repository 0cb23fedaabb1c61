import { createSelector } from '@reduxjs/toolkit';
import { paymentMethods } from '@/domain/payment';
import { selectSettings } from '@/core/settings';

/** What an order can be paid with, by the settings. */
export const selectPaymentMethods = createSelector(selectSettings, paymentMethods);
