import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { Middleware } from 'stylis';
import { DECLARATION, prefixer } from 'stylis';

/**
 * Prefixes declarations alone. Selectors such as `::placeholder` need none in our browsers, and Emotion brings a stylis
 * of its own, whose rules this one cannot take apart.
 */
const prefixDeclarations: Middleware = (element, index, children, callback) =>
  element.type === DECLARATION ? prefixer(element, index, children, callback) : undefined;

export function createRtlCache() {
  return createCache({ key: 'shop-rtl', stylisPlugins: [prefixDeclarations, rtlPlugin] });
}
