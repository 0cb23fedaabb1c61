let isConfirmed = false;
const waiting = new Set<() => void>();

/** The first subscription of the session succeeded: messages sent from now on are received. */
export function confirmSubscription(): void {
  isConfirmed = true;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** The socket was closed; the next session has a subscription of its own. */
export function resetSubscription(): void {
  isConfirmed = false;
  waiting.clear();
}

/**
 * Resolves after the first subscription of the session, at once if it was earlier. Not an action: a visit
 * without messages adds no row (architecture §5, "Quiet").
 */
export function untilSubscribed(): Promise<void> {
  return isConfirmed ? Promise.resolve() : new Promise((resolve) => waiting.add(resolve));
}
