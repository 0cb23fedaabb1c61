import { group } from './draw';
import type { Silhouette } from './types';

// Poses of products in their own pictures: direction, size and proportions.

interface Pose {
  turned: boolean;
  /** Width and height of products that exist in several builds; of all others, both are the smaller one. */
  scale: readonly [width: number, height: number];
}

const builds = [
  [1, 1],
  [0.86, 0.98],
  [0.9, 0.9],
  [1, 0.86],
] as const;

/** Facing alternates with each step, so that the next product of a kind looks the other way. */
const poses: readonly Pose[] = builds
  .flatMap((scale) => [scale, scale])
  .map((scale, index) => ({ turned: index % 2 === 1, scale }));

export const poseCount = poses.length;

/** Products that may be slimmer or lower than another of their kind; others have wheels, dials or screens. */
const inSeveralBuilds = new Set<Silhouette>([
  'backpack',
  'blender',
  'boots',
  'bottle',
  'candle',
  'chair',
  'cushion',
  'dress',
  'handbag',
  'jacket',
  'kettle',
  'lamp',
  'lipstick',
  'mug',
  'perfume',
  'plant',
  'pot',
  'serum',
  'sofa',
  'suitcase',
  'tee',
  'tent',
  'vase',
]);

const plainPose: Pose = { turned: false, scale: [1, 1] };

export const isTurned = (pose: number) => (poses[pose % poses.length] ?? plainPose).turned;

/** Scales a drawing of 400 × 400 about the foot of the product. */
export function built(silhouette: Silhouette, pose: number, drawing: string): string {
  const [width, height] = (poses[pose % poses.length] ?? plainPose).scale;
  if (width === 1 && height === 1) return drawing;
  const least = Math.min(width, height);
  const scale = inSeveralBuilds.has(silhouette) ? `${width} ${height}` : `${least}`;
  return group(`translate(200 330) scale(${scale}) translate(-200 -330)`, drawing);
}
