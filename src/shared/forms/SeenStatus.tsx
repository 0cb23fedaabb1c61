import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

interface SeenStatusProps {
  /** Whether the form was sent just now, rather than earlier in the visit. */
  isNew: boolean;
  children: ReactNode;
}

/**
 * Status message in place of a form that was sent. It takes the focus and is scrolled into view: the button
 * was at the end of the form, and the message may be far above it.
 */
export function SeenStatus({ isNew, children }: SeenStatusProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div ref={ref} role="status" tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}
