import type { Options } from '@emotion/cache';
import createCache from '@emotion/cache';

/** Rules of a `<style>` element. Emotion itself would put 65,000 into one. */
const RULES_PER_ELEMENT = 40;

/**
 * Creates a cache of Emotion whose rules are spread over several `<style>` elements. After an `@media`,
 * `@supports` or `@keyframes` rule is inserted, Chromium matches all elements again that any rule of the same
 * element applies to; with a single `<style>`, that is the whole page (docs/decisions/029).
 */
export function createStyleCache(options: Options) {
  const cache = createCache(options);
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    // Emotion adds an element when its count of rules is 0.
    if (sheet.ctr >= RULES_PER_ELEMENT) sheet.ctr = 0;
    insert(rule);
  };
  return cache;
}
