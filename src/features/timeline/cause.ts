import type { Input, Source } from '@/shared/adapters';

/** Number and action type of a timeline row. */
export interface Origin {
  /** Number of the row in its visit, from 1; that of the DevTools, unless their rows were committed. */
  row: number;
  type: string;
}

/**
 * Cause of a row, stored in its `meta.cause`:
 * - `press`: user input, with the visible name of the button, link or field.
 * - `saga`: dispatched by a saga that handles that row.
 * - `call`: response to that row's request.
 * - `row`: led to by that row without a saga, such as the refetch of data that it invalidated.
 * - `timer`: dispatched when a delay was over, which began after that row.
 * - `socket`, `tab`, `network`: an event of the socket, of another tab or of the connection.
 * - `mount`: dispatched by a component, on that page or overlay, which was rendered because of that row.
 * - `visit`: part of the start of the visit.
 */
export type Cause =
  | ({ by: 'press' } & Input)
  | ({ by: 'saga' | 'call' | 'row' | 'timer' } & Origin)
  | ({ by: 'mount'; on: string } & Origin)
  | { by: Source }
  | { by: 'visit' };
