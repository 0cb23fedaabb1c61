import { useSelector } from 'react-redux';
import { useMatches } from '@/shared/hooks';
import { selectScheme } from './appearance.slice';

/** Whether the page is dark now: by choice, or because the device is. */
export function useIsDark(): boolean {
  const scheme = useSelector(selectScheme);
  const isDeviceDark = useMatches('(prefers-color-scheme: dark)');
  return scheme === 'system' ? isDeviceDark : scheme === 'dark';
}
