import { useSelector } from 'react-redux';
import type { Settings } from '@/domain/settings';
import { selectSettings } from './settings.selectors';

export function useSettings(): Settings {
  return useSelector(selectSettings);
}
