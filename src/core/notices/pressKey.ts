import type { Action } from '@reduxjs/toolkit';

interface Subject {
  productId?: number;
  line?: { productId: number };
  voucherId?: number;
  orderId?: number;
  id?: number | null;
}

/** What a press concerns, such as a product; undefined for presses without a subject. */
function subjectOf({ payload }: { payload?: unknown }): unknown {
  if (typeof payload !== 'object') return payload;
  const { productId, line, voucherId, orderId, id } = (payload ?? {}) as Subject;
  return productId ?? line?.productId ?? voucherId ?? orderId ?? id;
}

/** Key of the control that was pressed. All presses on a cart line share one: the latest one counts. */
export function pressKey(press: Action & { payload?: unknown }): string {
  const isOnLine = Boolean((press.payload as Subject | null | undefined)?.line);
  return `${isOnLine ? 'line' : press.type}:${String(subjectOf(press))}`;
}
