/**
 * Notices that the shopper points at, or has the focus in: they stay until let go. Kept outside the store, for a
 * pointer that comes and goes is no event of the shop.
 */
const held = new Map<string, () => void>();

export function holdNotice(id: string): void {
  if (!held.has(id)) held.set(id, () => undefined);
}

export function letNoticeGo(id: string): void {
  const wake = held.get(id);
  held.delete(id);
  wake?.();
}

/** Resolves as soon as nobody holds the notice. */
export function untilLetGo(id: string): Promise<void> {
  if (!held.has(id)) return Promise.resolve();
  return new Promise((resolve) => held.set(id, resolve));
}

export function isHeld(id: string): boolean {
  return held.has(id);
}
