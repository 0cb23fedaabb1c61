import type { ReactNode } from 'react';
import { useFallbackFocus } from './useFallbackFocus';

/** Moves the focus on when the retry button inside unmounts after a success. */
export function FallbackFocus({ children }: { children: ReactNode }) {
  return <div ref={useFallbackFocus<HTMLDivElement>()}>{children}</div>;
}
