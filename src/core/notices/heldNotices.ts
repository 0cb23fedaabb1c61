/**
 * Notices under the pointer or with the focus; they stay until released. Kept outside the store, so that
 * pointer movements are not recorded as actions.
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

/** Resolves once the notice is not held. */
export function untilLetGo(id: string): Promise<void> {
  if (!held.has(id)) return Promise.resolve();
  return new Promise((resolve) => held.set(id, resolve));
}

export function isHeld(id: string): boolean {
  return held.has(id);
}
