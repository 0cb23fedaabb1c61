import { createAction } from '@reduxjs/toolkit';

/** A visitor opened the checkout: the page stays, Login opens (R20). */
export const visitorArrived = createAction('checkout/visitorArrived');
