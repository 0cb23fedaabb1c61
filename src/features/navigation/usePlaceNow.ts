import { useStore } from 'react-redux';
import type { Place } from '@/shared/adapters';
import { selectPlace } from './navigation.slice';

/** Reads where the shop is. A page may be drawn a moment after its address has changed; a press is about the address. */
export function usePlaceNow(): () => Place {
  const store = useStore<Parameters<typeof selectPlace>[0]>();
  return () => selectPlace(store.getState());
}
