import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/shared/lazyPart';
import type { Bench } from '../createBench';

const { Part: BenchPanel } = lazyPart(() => import('./BenchPanel').then((module) => module.BenchPanel));

/** Alt+Shift+Q, by physical key, independent of the keyboard layout. */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyQ';

/** Mounts the QA panel, and loads its code, when the URL or the shortcut requests it. */
export function BenchPlace({ bench }: { bench: Bench }) {
  const [isOpen, setOpen] = useState(bench.isAsked);
  const [calls, setCalls] = useState(0);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const call = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      before.current = document.activeElement;
      setOpen(true);
      setCalls((count) => count + 1);
    };
    window.addEventListener('keydown', call, true);
    return () => window.removeEventListener('keydown', call, true);
  }, []);
  if (!isOpen) return null;
  const close = () => {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <Suspense fallback={null}>
      <BenchPanel bench={bench} calls={calls} onClose={close} />
    </Suspense>
  );
}
