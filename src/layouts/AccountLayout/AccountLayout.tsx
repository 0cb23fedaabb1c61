import type { ReactNode } from 'react';

export function AccountLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
