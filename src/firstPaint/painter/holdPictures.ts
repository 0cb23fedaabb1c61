import { pause } from '@/shared/adapters/afterPaint';

/** Longest time in milliseconds that pictures wait for the app's scripts. */
const MAX_HELD = 5000;

/** Stops pictures that were just added from loading; returns a function that starts them. */
export function holdPictures(pictures: readonly HTMLImageElement[]): () => void {
  const sources = pictures.map(({ src }) => src);
  for (const picture of pictures) picture.removeAttribute('src');
  return () =>
    pictures.forEach((picture, index) => {
      picture.src = sources[index] ?? '';
    });
}

/** Resolves when the app's preloaded scripts have arrived or failed; undefined if they are there already. */
export function untilScripts(): Promise<unknown> | undefined {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[as=script]')].filter(
    ({ href }) => !performance.getEntriesByName(href).length,
  );
  const arrivals = missing.map(
    (link) =>
      new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      }),
  );
  return missing.length ? Promise.race([Promise.all(arrivals), pause(MAX_HELD)]) : undefined;
}
