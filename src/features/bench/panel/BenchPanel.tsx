import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Bench } from '../createBench';
import { words } from '../words';
import { BenchHead } from './BenchHead';
import { createBenchRoot } from './benchRoot';
import type { Side } from './BenchSheet';
import { BenchSheet } from './BenchSheet';
import { BenchFold } from './BenchFold';
import { LinkProblems } from './LinkProblems';
import { Warning } from './parts';
import { sections } from './sections';

interface BenchPanelProps {
  bench: Bench;
  /** Number of times the shortcut was pressed; each press focuses the panel. */
  calls: number;
  onClose: () => void;
}

/**
 * QA panel next to the page, which shrinks to make room. Always English and left to right; usable while a
 * dialog is open, because dialogs have to be tested too.
 */
export function BenchPanel({ bench, calls, onClose }: BenchPanelProps) {
  const [root] = useState(createBenchRoot);
  const [side, setSide] = useState<Side>('start');
  const [isFolded, setFolded] = useState(false);
  const [answered, setAnswered] = useState(calls);
  const isTimeTraveling = useSyncExternalStore(bench.timeline.subscribe, bench.timeline.lookedAt) !== null;
  const head = useRef<HTMLHeadingElement>(null);
  if (answered !== calls) {
    setAnswered(calls);
    setFolded(false);
  }
  useEffect(() => root.join(), [root]);
  useEffect(() => {
    if (calls > 0) head.current?.focus();
  }, [calls]);
  return createPortal(
    <BenchSheet side={side} isFolded={isFolded}>
      <BenchHead
        ref={head}
        side={side}
        isFolded={isFolded}
        onSide={setSide}
        onFold={setFolded}
        onClose={onClose}
      />
      {!isFolded && isTimeTraveling && <Warning role="status">{words.lookingBack}</Warning>}
      {!isFolded && <LinkProblems bench={bench} />}
      {!isFolded &&
        sections.map((section) => (
          <BenchFold
            key={section.title}
            bench={bench}
            section={section}
            isResting={isTimeTraveling && section.acts}
          />
        ))}
    </BenchSheet>,
    root.element,
  );
}
