import { useStore } from 'react-redux';
import type { AppLocation } from '@/shared/adapters';
import { selectLocation } from './navigation.slice';

/** Reads where the shop is. A page may be drawn a moment after its address has changed; a press is about the address. */
export function useCurrentLocation(): () => AppLocation {
  const store = useStore<Parameters<typeof selectLocation>[0]>();
  return () => selectLocation(store.getState());
}
