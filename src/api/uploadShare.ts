import { useSyncExternalStore } from 'react';
import { whenPresent } from '@/shared/adapters';

/** How much of each running upload is on its way, 0 to 1, by the call's path. Not in the store: a tick is no row. */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();

/** Says how far an upload is; null when it is over. */
export function tellUploadShare(url: string, share: number | null): void {
  whenPresent(() => {
    if (share === null) shares.delete(url);
    else shares.set(url, share);
    for (const listener of listeners) listener();
  });
}

function hear(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** How much of the upload to this path ("/update-profile") has been sent, 0 to 1; null when none is running. */
export function useUploadShare(url: string): number | null {
  return useSyncExternalStore(hear, () => shares.get(url) ?? null);
}
