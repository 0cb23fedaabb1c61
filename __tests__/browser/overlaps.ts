import type { Locator } from '@playwright/test';

/** Whether nothing covers the element, such as a toast or a bar, at its middle or another height of it. */
export const isUncovered = (element: Locator, heightShare = 0.5) =>
  element.evaluate((found, share) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height * share);
    return found.contains(at) || at?.contains(found) === true;
  }, heightShare);

/** Height of the strip that both elements cover, in pixels; 0 if they are side by side. */
export async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('An element is not visible');
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return isBeside ? 0 : Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}
