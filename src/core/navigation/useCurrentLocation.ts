import { useStore } from 'react-redux';
import type { AppLocation } from '@/shared/adapters';
import { selectLocation } from './navigation.slice';

/**
 * Returns a getter of the current location. A press must use it, because the page may render a moment after
 * the location changed.
 */
export function useCurrentLocation(): () => AppLocation {
  const store = useStore<Parameters<typeof selectLocation>[0]>();
  return () => selectLocation(store.getState());
}
