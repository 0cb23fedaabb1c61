export { useOutOfSight } from './useOutOfSight';
export { useSnapPager } from './useSnapPager';
export type { SnapPager } from './useSnapPager';
export { useTimeLeft } from './useTimeLeft';
