import type { Action } from '@reduxjs/toolkit';
import type { api } from '@/api';
import type { cartSlice } from '@/features/cart';
import type { checkoutSlice } from '@/features/checkout';
import type { noticesSlice } from '@/features/notices';
import type { overlaysSlice } from '@/features/overlays';
import type { sessionSlice } from '@/features/session';

/** The parts of the state that rules look at. */
export interface RuleState {
  api: ReturnType<typeof api.reducer>;
  cart: ReturnType<typeof cartSlice.reducer>;
  checkout: ReturnType<typeof checkoutSlice.reducer>;
  notices: ReturnType<typeof noticesSlice.reducer>;
  overlays: ReturnType<typeof overlaysSlice.reducer>;
  session: ReturnType<typeof sessionSlice.reducer>;
}

/** A row, and the states before and after it. */
export interface Moment {
  row: Action;
  before: RuleState;
  state: RuleState;
}

/** Something that always holds, as data. */
export interface Rule {
  /** What holds, in a QA engineer's words. */
  name: string;
  /** Looked at when one of these parts has changed; 'every' row where it says so. */
  of: readonly (keyof RuleState)[] | 'every';
  /** What is wrong, or null while the rule holds. Never quotes a secret. */
  wrong: (moment: Moment) => string | null;
  /** Milliseconds that a story has to set it right; at once when absent. */
  patience?: number;
}
