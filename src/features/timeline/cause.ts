/** Number and action type of a timeline row. */
export interface Origin {
  /** Row number of the DevTools, from 0. Restarts after a commit, so `type` is needed to identify a row. */
  row: number;
  type: string;
}

/**
 * Cause of a row, stored in its `meta.cause`:
 * - `shopper`: user input, with the visible name of the button, link or field.
 * - `saga`: dispatched by a saga that handles that row.
 * - `call`: response to that row's request.
 * - `page`: dispatched by a component rendered after that row.
 * - `row`: dispatched in reaction to that row, such as the refetch of invalidated data.
 * - `visit`: part of the start of the visit.
 */
export type Cause =
  | { by: 'shopper'; input: string; on?: string }
  | ({ by: 'saga' | 'call' | 'page' | 'row' } & Origin)
  | { by: 'visit' };
