import * as v from 'valibot';
import { text } from './lenient';

/** Other spellings of "Cancelled" are the same status. */
export const orderStatus = v.pipe(
  text,
  v.transform((name) => (/^cancel(?:l?ed)?$/i.test(name) ? 'Cancelled' : name)),
);
