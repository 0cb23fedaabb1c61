import type { Action } from '@reduxjs/toolkit';
import { isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { api } from './api';

type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** Used part of a mutation's definition. */
interface Definition {
  type: string;
  invalidatesTags?: Tags | ((result: unknown, error: unknown, argument: unknown, meta: unknown) => Tags);
}

interface Settled {
  payload?: unknown;
  meta: { arg?: { endpointName?: string; originalArgs?: unknown }; baseQueryMeta?: unknown };
}

function definitionOf(endpoint: string): Definition | undefined {
  const found: Definition[] = [];
  // RTK Query has no other access to definitions; the callback leaves them unchanged.
  const read = { [endpoint]: (definition: Definition) => void found.push(definition) };
  api.enhanceEndpoints({ endpoints: read });
  return found[0];
}

/** Tags that the action invalidates: those of `invalidateTags`, or of a mutation that has ended. */
export function invalidatedTags(action: Action & Partial<Settled>): NonNullable<Tags[number]>[] {
  const { payload, meta } = action;
  const isPresent = (tag: Tags[number]) => tag !== null && tag !== undefined;
  if (api.util.invalidateTags.match(action)) return action.payload.filter(isPresent);
  const [hasResult, hasError] = [isFulfilled(action), isRejectedWithValue(action)];
  if (!hasResult && !hasError) return [];
  const { endpointName, originalArgs } = meta?.arg ?? {};
  const { invalidatesTags } = (endpointName && definitionOf(endpointName)) || {};
  const tags =
    typeof invalidatesTags === 'function'
      ? invalidatesTags(
          hasResult ? payload : undefined,
          hasError ? payload : undefined,
          originalArgs,
          meta?.baseQueryMeta,
        )
      : (invalidatesTags ?? []);
  return tags.filter(isPresent);
}
