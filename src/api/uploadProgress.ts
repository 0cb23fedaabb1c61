import { useSyncExternalStore } from 'react';
import { onceLive } from '@/shared/adapters';

/**
 * Progress of running uploads, 0 to 1, by URL path. Not in the store: every progress event would add a row.
 */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();

/** Sets the progress of an upload; null when it has ended. */
export function reportUploadProgress(url: string, share: number | null): void {
  onceLive(() => {
    if (share === null) shares.delete(url);
    else shares.set(url, share);
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Progress of the upload to a path such as "/update-profile", 0 to 1; null when none is running. */
export function useUploadShare(url: string): number | null {
  return useSyncExternalStore(subscribe, () => shares.get(url) ?? null);
}
