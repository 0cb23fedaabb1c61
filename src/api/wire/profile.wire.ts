import * as v from 'valibot';
import type { User } from '@/domain/session';
import { dataOf, optional } from './lenient';
import { user } from './session.wire';

/** Changed user; null if the server only confirms the request. */
export const changedProfileWire = dataOf(
  v.pipe(
    v.object({ user: optional(user) }),
    v.transform((wire): User | null => wire.user),
  ),
);
