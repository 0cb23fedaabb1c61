import type { ReactNode } from 'react';

export function BareLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
