import type { ReactNode } from 'react';
import { useFallbackFocus } from './useFallbackFocus';

/** Around a way to try again, which goes away where it succeeds. */
export function PassingOn({ children }: { children: ReactNode }) {
  return <div ref={useFallbackFocus<HTMLDivElement>()}>{children}</div>;
}
