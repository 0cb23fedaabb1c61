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
  return (
    <Fold open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <FoldBody disabled={isResting}>
          <Section bench={bench} />
        </FoldBody>
      )}
    </Fold>
  );
}
