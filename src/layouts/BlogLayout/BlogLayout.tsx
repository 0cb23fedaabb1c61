import type { ReactNode } from 'react';

export function BlogLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
