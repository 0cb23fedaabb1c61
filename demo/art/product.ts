import { lifePicture } from './scenes/life';
import { silhouettes } from './silhouettes';
import { backdrop, standing } from './stage';
import { picture } from './svg';
import type { Background, Subject } from './types';

/** Views of a product in gallery order: front, mirrored, two close-ups, in use. */
export const productViews = ['front', 'left', 'close', 'detail', 'scene'] as const;

/** Draws a view of a product as SVG, 400 × 400. */
export function productPicture(
  subject: Subject,
  background: Background,
  view: (typeof productViews)[number],
): string {
  if (view === 'scene') return picture(400, 400, lifePicture(subject, background));
  const scene = backdrop(background) + standing(subject, { turned: view === 'left' });
  if (view === 'front' || view === 'left') return picture(400, 400, scene);
  const [x, y, side] = silhouettes[subject.silhouette][view];
  return picture(400, 400, scene, [x, y, side, side]);
}

/** Thumbnail of a category, 400 × 400: a product on a darker tint, for contrast in a small circle. */
export function categoryPicture(subject: Subject, background: Background): string {
  return picture(400, 400, backdrop(background, 0.07) + standing(subject));
}
