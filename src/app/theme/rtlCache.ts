import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

export function createRtlCache() {
  return createCache({ key: 'shop-rtl', stylisPlugins: [prefixer, rtlPlugin] });
}
