/**
 * Patches a cached query after a write, and once more after `read`, the pending request of that query: its
 * response may be older than the write, and replaces the whole entry.
 */
export async function patchThroughRead(
  patch: () => unknown,
  read: PromiseLike<unknown> | undefined,
): Promise<void> {
  patch();
  if (!read) return;
  await read;
  patch();
}
