import type { MouseEvent } from 'react';
import { useState } from 'react';
import type { Bench } from '../createBench';
import { Fold, FoldBody } from './parts';
import type { BenchSection } from './sections';

interface BenchFoldProps {
  bench: Bench;
  section: BenchSection;
  /** Its fields and buttons cannot be used now. */
  isResting: boolean;
}

/** A section costs nothing until it is unfolded. */
export function BenchFold({ bench, section: { title, Section }, isResting }: BenchFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent) => {
    // Keys press it as well; what is open is ours to say, not the browser's.
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
