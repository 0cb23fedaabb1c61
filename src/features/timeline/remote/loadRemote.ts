import type { QaRemote } from '@/domain/qaLink';
import { loadTwice } from '@/shared/loadTwice';
import { report } from '@/shared/report';
import type { Remote } from './createRemote';

/** Loads the remote timeline; null if its code does not load, because the visit goes on without it. */
export async function loadRemote(remote: QaRemote): Promise<Remote | null> {
  try {
    const { createRemote } = await loadTwice(() => import('./createRemote'));
    return createRemote(remote);
  } catch (problem) {
    report('remote timeline', problem);
    return null;
  }
}
