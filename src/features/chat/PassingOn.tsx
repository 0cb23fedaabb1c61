import type { ReactNode } from 'react';
import { useFocusHeir } from './useFocusHeir';

/** Around a way to try again, which goes away where it succeeds. */
export function PassingOn({ children }: { children: ReactNode }) {
  return <div ref={useFocusHeir<HTMLDivElement>()}>{children}</div>;
}
