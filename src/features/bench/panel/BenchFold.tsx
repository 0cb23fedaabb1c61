import type { MouseEvent } from 'react';
import { useState } from 'react';
import type { Bench } from '../createBench';
import { Fold, FoldBody } from './parts';
import type { BenchSection } from './sections';

interface BenchFoldProps {
  bench: Bench;
  section: BenchSection;
  /** Disables all fields and buttons. */
  isResting: boolean;
}

/** Collapsible section; its content is mounted only while expanded. */
export function BenchFold({ bench, section: { title, Section }, isResting }: BenchFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent) => {
    // Keeps `open` controlled; also fires for the keyboard.
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <Fold open={isOpen}>
      <summary onClick={toggle}>{title}</summary>
      {isOpen && (
        <FoldBody disabled={isResting}>
          <Section bench={bench} />
        </FoldBody>
      )}
    </Fold>
  );
}
