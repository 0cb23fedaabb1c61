import { safePicture } from '@/domain/safeHref';
import { pause } from '@/shared/adapters/afterPaint';
import { element } from './element';

/** Longest time in milliseconds that pictures wait for the app's scripts. */
const MAX_WAIT = 5000;

/** Attribute of pictures that load ahead of the app's scripts. */
export const FIRST = { fetchpriority: 'high' };

/** A picture that `loadPictures` loads; null if its address is none or unsafe. */
export function image(
  address: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLImageElement | null {
  const src = safePicture(address);
  return src === null
    ? null
    : (element('img', { ...attributes, alt: '', 'data-src': src }) as HTMLImageElement);
}

/** Starts the pictures that are in the page and have not been started. */
export function loadPictures(pictures: readonly HTMLImageElement[]): void {
  for (const picture of pictures) if (picture.isConnected) picture.src ||= picture.dataset.src ?? '';
}

/** Whether a part of the picture is in the window. */
export function isInWindow(picture: HTMLImageElement): boolean {
  const { x, y, width } = picture.getBoundingClientRect();
  return y < innerHeight && x < innerWidth && x + width > 0;
}

/** Resolves when the app's preloaded scripts have arrived or failed; undefined if they are there already. */
export function untilScripts(): Promise<unknown> | undefined {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[as=script]')].filter(
    ({ href }) => !performance.getEntriesByName(href).length,
  );
  const arrival = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  return missing.length ? Promise.race([Promise.all(missing.map(arrival)), pause(MAX_WAIT)]) : undefined;
}
