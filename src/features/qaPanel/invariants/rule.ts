import type { Action } from '@reduxjs/toolkit';
import type { api } from '@/api';
import type { cartSlice } from '@/features/cart';
import type { checkoutSlice } from '@/features/checkout';
import type { noticesSlice } from '@/core/notices';
import type { OverlaysState } from '@/core/overlays';
import type { sessionSlice } from '@/core/session';

/** Slices that invariants read. */
export interface RuleState {
  api: ReturnType<typeof api.reducer>;
  cart: ReturnType<typeof cartSlice.reducer>;
  checkout: ReturnType<typeof checkoutSlice.reducer>;
  notices: ReturnType<typeof noticesSlice.reducer>;
  overlays: OverlaysState;
  session: ReturnType<typeof sessionSlice.reducer>;
}

/** A row with the states before and after it. */
export interface Moment {
  row: Action;
  before: RuleState;
  state: RuleState;
}

/** Invariant of the app's state. */
export interface Rule {
  /** Name shown to QA engineers. */
  name: string;
  /** Slices whose changes trigger a check; 'every' checks after every row. */
  of: readonly (keyof RuleState)[] | 'every';
  /** Description of the violation, or null. Must not contain a secret. */
  wrong: (moment: Moment) => string | null;
  /** Time in milliseconds in which a saga may correct the state; a violation counts at once when omitted. */
  timeout?: number;
}
