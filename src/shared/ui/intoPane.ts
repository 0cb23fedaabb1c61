/**
 * Ref of a list's open item: if the item's pane shows nothing of it, as after a deep link, scrolls the pane,
 * but not the page.
 */
export function intoPane(item: HTMLElement | null): void {
  const pane = item?.closest('[data-pane]');
  if (!item || !pane) return;
  const { top, bottom, height } = item.getBoundingClientRect();
  const shown = pane.getBoundingClientRect();
  const isShown = bottom > shown.top && top < Math.min(shown.bottom, window.innerHeight);
  if (!isShown) pane.scrollTop += top - shown.top - (shown.height - height) / 2;
}
