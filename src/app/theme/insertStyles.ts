import { useInsertionEffect } from 'react';

/**
 * Inserts a component's styles while it renders. React renders a page in slices of some milliseconds, but
 * runs the insertion effects of all its components in one task, which compiled and inserted hundreds of
 * rules: half of the longest task of a load (docs/decisions/028). Replaces Emotion's
 * `@emotion/use-insertion-effect-with-fallbacks` (webpack.config.ts, jest.config.ts).
 */
export function useInsertionEffectAlwaysWithSyncFallback(insert: () => void): void {
  insert();
}

/** Global styles are inserted with the commit, which also removes those that are no longer rendered. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
