/** The element that is seen and pressed at the middle of the given one; null outside of the viewport. */
export function topmostAt(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}
