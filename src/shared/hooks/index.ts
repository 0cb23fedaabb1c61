export { useHasScrolled } from './useHasScrolled';
export { useIsOnline } from './useIsOnline';
export { useScreen } from './useScreen';
export type { Screen } from './useScreen';
