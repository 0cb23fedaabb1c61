import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Middleware } from 'stylis';
import { DECLARATION, prefixer } from 'stylis';
import { createStyleCache } from './createStyleCache';

/**
 * Prefixes declarations only. Selectors such as `::placeholder` need no prefix in the supported browsers, and
 * Emotion bundles its own stylis, whose rule elements this copy cannot process.
 */
const prefixDeclarations: Middleware = (element, index, children, callback) =>
  element.type === DECLARATION ? prefixer(element, index, children, callback) : undefined;

export function createRtlCache() {
  return createStyleCache({ key: 'shop-rtl', stylisPlugins: [prefixDeclarations, rtlPlugin] });
}
