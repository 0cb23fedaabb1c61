import { objectPosition } from '@/domain/focalPoint';
import { at, numberAt } from './json';

const shareAt = (point: unknown, key: 'x' | 'y') => {
  const share = numberAt(point, key);
  return share !== null && share >= 0 && share <= 1 ? share : null;
};

/** Keeps a banner's focal point in view where its picture is cropped. */
export function focus(image: HTMLElement, banner: unknown): HTMLElement {
  const point = at(banner, 'thumbnail_focus');
  const [x, y] = [shareAt(point, 'x'), shareAt(point, 'y')];
  if (x !== null && y !== null) image.style.objectPosition = objectPosition({ x, y });
  return image;
}
