/**
 * Simulates a viewport width for media queries, which jsdom lacks. Returns a function that restores the
 * default.
 */
export function playWidth(width: number): () => void {
  const originalMatchMedia = window.matchMedia.bind(window);
  const limit = (media: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)px`).exec(media)?.[1]);
  window.matchMedia = (media: string) => {
    const [least, most] = [limit(media, 'min-width'), limit(media, 'max-width')];
    if (Number.isNaN(least) && Number.isNaN(most)) return originalMatchMedia(media);
    return { ...originalMatchMedia(media), matches: !(width < least) && !(width > most) };
  };
  return () => {
    window.matchMedia = originalMatchMedia;
  };
}
