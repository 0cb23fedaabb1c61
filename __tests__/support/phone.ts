/** Plays a screen of so many pixels to media queries, until it is put back; jsdom has no width of its own. */
export function playWidth(width: number): () => void {
  const usual = window.matchMedia.bind(window);
  const limit = (media: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)px`).exec(media)?.[1]);
  window.matchMedia = (media: string) => {
    const [least, most] = [limit(media, 'min-width'), limit(media, 'max-width')];
    if (Number.isNaN(least) && Number.isNaN(most)) return usual(media);
    return { ...usual(media), matches: !(width < least) && !(width > most) };
  };
  return () => {
    window.matchMedia = usual;
  };
}
