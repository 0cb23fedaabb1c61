import { useSelector } from 'react-redux';
import { useMatches } from '@/shared/hooks';
import { selectScheme } from './appearance.slice';

/** Whether the page is dark, by the user's choice or by the device's scheme. */
export function useIsDark(): boolean {
  const scheme = useSelector(selectScheme);
  const isDeviceDark = useMatches('(prefers-color-scheme: dark)');
  return scheme === 'system' ? isDeviceDark : scheme === 'dark';
}
