/**
 * The elements at the middle of the given one, or at another height of it (0 is its top, 1 its bottom), the
 * topmost first; none outside of the viewport.
 */
export function elementsAt(element: Element, heightShare = 0.5): Element[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementsFromPoint(x + width / 2, y + height * heightShare);
}

/** The element that is seen and pressed at the middle of the given one; null outside of the viewport. */
export const topmostAt = (element: Element): Element | null => elementsAt(element)[0] ?? null;
