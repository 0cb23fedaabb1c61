export { useOutOfSight } from './useOutOfSight';
export { useSecondsLeft } from './useSecondsLeft';
export { useSnapPager } from './useSnapPager';
export { useTimeLeft } from './useTimeLeft';
export { useHasScrolled } from './useHasScrolled';
export { useIsOnline } from './useIsOnline';
export { useMatches } from './useMatches';
export { useScreen } from './useScreen';
