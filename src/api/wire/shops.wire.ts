import * as v from 'valibot';
import { shop } from './catalogue.wire';
import { count, dataOf, list } from './loose';

export const shopPageWire = dataOf(v.object({ total: count, shops: list(shop) }));
