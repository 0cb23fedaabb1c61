import type { ReactNode } from 'react';

export function DefaultLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
