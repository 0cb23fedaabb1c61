import { createAction } from '@reduxjs/toolkit';

/** A visitor opened the checkout: the page stays, Login opens (contract §10, "visitor on /checkout"). */
export const visitorArrived = createAction('checkout/visitorArrived');
