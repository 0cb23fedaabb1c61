import { QueryStatus } from '@reduxjs/toolkit/query';
import type { Visit } from './visit';
import { waitFor } from './visit';

/** Milliseconds of a step, less than a delay between two retries. */
const STEP = 400;

/**
 * Waits until the last retry of a query has failed, and stops the clock there: a lost query would be
 * refetched by itself a few seconds later (R132). One that hangs fails by its time limit.
 */
export async function untilFailed(
  { shop, clock }: Pick<Visit, 'shop' | 'clock'>,
  endpoint: string,
  { hangs = false } = {},
): Promise<void> {
  const hasFailed = () =>
    Object.values(shop.store.getState().api.queries).some(
      (query) => query?.endpointName === endpoint && query.status === QueryStatus.rejected,
    );
  await waitFor(async () => {
    if (!hasFailed() && (hangs || globalThis.pendingCalls === 0)) await clock.advance(STEP);
    expect(hasFailed()).toBe(true);
  });
}
