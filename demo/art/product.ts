import { built, isTurned } from './pose';
import { lifePicture } from './scenes/life';
import { silhouettes } from './silhouettes';
import { backdrop, standing } from './stage';
import { picture } from './svg';
import type { Background, Look, Subject } from './types';

/** Views of a product in gallery order: front, mirrored, two close-ups, in use. */
export const productViews = ['front', 'left', 'close', 'detail', 'scene'] as const;

/** Draws a view of a product as SVG, 400 × 400. Close-ups are the same in every pose. */
export function productPicture(
  subject: Subject,
  { background, setting, pose }: Look,
  view: (typeof productViews)[number],
): string {
  if (view === 'scene') return picture(400, 400, lifePicture(subject, background));
  const behind = backdrop(background, { setting });
  if (view === 'front' || view === 'left') {
    const turned = isTurned(pose) !== (view === 'left');
    return picture(400, 400, behind + built(subject.silhouette, pose, standing(subject, { turned })));
  }
  const [x, y, side] = silhouettes[subject.silhouette][view];
  return picture(400, 400, behind + standing(subject), [x, y, side, side]);
}

/** Thumbnail of a category, 400 × 400: a product on a darker tint, for contrast in a small circle. */
export function categoryPicture(subject: Subject, background: Background): string {
  return picture(400, 400, backdrop(background, { depth: 0.07 }) + standing(subject));
}
