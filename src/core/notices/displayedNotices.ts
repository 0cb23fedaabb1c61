/**
 * Notices on the screen. The chunk of the toasts loads with the first one, and a slow page renders late: the
 * duration of a toast begins when it is rendered. Outside the store, so that rendering is no recorded action.
 */
const displayed = new Set<string>();
const waiting = new Map<string, () => void>();

/** Marks a notice as rendered until the returned function is called. */
export function displayNotice(id: string): () => void {
  displayed.add(id);
  waiting.get(id)?.();
  waiting.delete(id);
  return () => void displayed.delete(id);
}

/** Resolves once the notice is rendered. */
export function untilDisplayed(id: string): Promise<void> {
  if (displayed.has(id)) return Promise.resolve();
  return new Promise((resolve) => waiting.set(id, resolve));
}
