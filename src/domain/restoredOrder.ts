import type { Id } from './ids';

/** The known order with the ids of another one; each new id follows the one before it. */
export function mergedOrder(known: readonly Id[], other: readonly Id[]): Id[] {
  const merged = [...known];
  other.forEach((id, index) => {
    if (merged.includes(id)) return;
    const previous = other[index - 1];
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id);
  });
  return merged;
}

/**
 * Items in the order that an undo restores, although the server lists a restored item among the new ones.
 * Items without a position are new: they are first or last, in the server's order.
 */
export function inRestoredOrder<Item>(
  items: readonly Item[],
  order: readonly Id[],
  positionIds: (item: Item) => readonly Id[],
  newcomers: 'first' | 'last',
): Item[] {
  const none = newcomers === 'first' ? -1 : order.length;
  const position = (item: Item) =>
    Math.min(...positionIds(item).map((id) => (order.includes(id) ? order.indexOf(id) : none)));
  return [...items].sort((one, other) => position(one) - position(other));
}
