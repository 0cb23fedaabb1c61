import { createSelector } from '@reduxjs/toolkit';
import { paymentMethods } from '@/domain/payment';
import { selectSettings } from '@/core/settings';

/** Available payment methods by the settings. */
export const selectPaymentMethods = createSelector(selectSettings, paymentMethods);
