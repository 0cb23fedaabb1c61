import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/shared/lazyComponent';
import type { QaPanelControl } from '../createQaPanel';

const { Part: QaPanel } = lazyComponent(() => import('./QaPanel').then((module) => module.QaPanel));

/** Alt+Shift+Q, by physical key, independent of the keyboard layout. */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyQ';

/** Mounts the QA panel, and loads its code, when the URL or the shortcut requests it. */
export function PanelPosition({ panel }: { panel: QaPanelControl }) {
  const [isOpen, setOpen] = useState(panel.isRequested);
  const [calls, setCalls] = useState(0);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const call = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      const { activeElement } = document;
      // The panel's own elements are gone when it is closed.
      if (!activeElement?.closest('body > slot')) before.current = activeElement;
      setOpen(true);
      setCalls((count) => count + 1);
    };
    window.addEventListener('keydown', call, true);
    return () => window.removeEventListener('keydown', call, true);
  }, []);
  if (!isOpen) return null;
  const close = () => {
    setOpen(false);
    const isThere = before.current instanceof HTMLElement && before.current.isConnected;
    const target = isThere ? before.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <Suspense fallback={null}>
      <QaPanel panel={panel} calls={calls} onClose={close} />
    </Suspense>
  );
}
