import { createAction } from '@reduxjs/toolkit';
import type { ProductId } from '@/domain/ids';

export interface StockAlertPress {
  productId: ProductId;
  isWanted: boolean;
}

/** "Tell me when it is back" was pressed, or pressed again to take it back; visitors log in first. */
export const stockAlertPressed = createAction<StockAlertPress, 'stockAlert/stockAlertPressed'>(
  'stockAlert/stockAlertPressed',
);
