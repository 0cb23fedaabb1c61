/** A row of the timeline: its number, and what it says. */
export interface Origin {
  /** As the DevTools count, from 0; after a commit they begin again, so the type stands beside it. */
  row: number;
  type: string;
}

/**
 * Why a row is there, in its `meta.cause`:
 * `shopper` pressed, typed or went back, and on which button, link or field by its visible name; `story` tells what follows from a row; `call` is the answer to the row that
 * asked; `page` is a part of the page that reads, after that row; `row` led to it by itself (an answer that is out of
 * date is asked for again); `visit`: it belongs to the start.
 */
export type Cause =
  | { by: 'shopper'; input: string; on?: string }
  | ({ by: 'story' | 'call' | 'page' | 'row' } & Origin)
  | { by: 'visit' };
