import { lifePicture } from './scenes/life';
import { silhouettes } from './silhouettes';
import { backdrop, standing } from './stage';
import { picture } from './svg';
import type { Ground, Subject } from './types';

/** The gallery of a product, in its order: the whole, turned to the other side, two close-ups, where it lives. */
export const productViews = ['front', 'left', 'close', 'detail', 'scene'] as const;

/** A studio photograph of a product as SVG text, 400 × 400. */
export function productPicture(
  subject: Subject,
  ground: Ground,
  view: (typeof productViews)[number],
): string {
  if (view === 'scene') return picture(400, 400, lifePicture(subject, ground));
  const scene = backdrop(ground) + standing(subject, { turned: view === 'left' });
  if (view === 'front' || view === 'left') return picture(400, 400, scene);
  const [x, y, side] = silhouettes[subject.silhouette][view];
  return picture(400, 400, scene, [x, y, side, side]);
}

/** The thumbnail of a category, 400 × 400: the product on a deeper tint, so that it holds in a small circle. */
export function categoryPicture(subject: Subject, ground: Ground): string {
  return picture(400, 400, backdrop(ground, 0.07) + standing(subject));
}
