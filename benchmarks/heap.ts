import type { CDPSession } from '@playwright/test';

/** Heap usage after garbage collection, in bytes. */
export async function heapOf(session: CDPSession): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
