/**
 * Ref of a list's open item: scrolls the item's pane, but not the page, until the pane shows all of it. An
 * item out of sight, as after a deep link, is scrolled to the middle.
 */
export function intoPane(item: HTMLElement | null): void {
  const pane = item?.closest('[data-pane]');
  if (!item || !pane) return;
  const { top, bottom, height } = item.getBoundingClientRect();
  const shown = pane.getBoundingClientRect();
  const end = Math.min(shown.bottom, window.innerHeight);
  const isHidden = bottom <= shown.top || top >= end;
  if (isHidden) pane.scrollTop += top - shown.top - (shown.height - height) / 2;
  else if (top < shown.top) pane.scrollTop -= shown.top - top;
  else if (bottom > end) pane.scrollTop += Math.min(bottom - end, top - shown.top);
}
