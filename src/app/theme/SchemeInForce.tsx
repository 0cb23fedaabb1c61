import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectScheme, useIsDark } from '@/features/appearance';

/** Theme color of the browser's toolbar: the background of the top bar (src/shared/theme/palette.ts). */
const BAR = { light: '#ffffff', dark: '#1a1d1b' } as const;

/**
 * Applies the color scheme of the store to MUI, which sets it on the document, and to the browser's toolbar.
 */
export function SchemeInForce() {
  const scheme = useSelector(selectScheme);
  const bar = useIsDark() ? BAR.dark : BAR.light;
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar);
  }, [bar]);
  return null;
}
