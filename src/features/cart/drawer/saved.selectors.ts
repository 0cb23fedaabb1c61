import { createSelector } from '@reduxjs/toolkit';
import { selectServerCart } from '../cart.selectors';

/** Lines that were put aside for later; undefined where the server keeps none (R101). */
export const selectSavedLines = createSelector(selectServerCart, ({ saved }) => saved);

export const selectKeepsLines = createSelector(selectSavedLines, (saved) => saved !== undefined);
