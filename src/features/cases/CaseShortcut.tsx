import { Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import type { CaseOutcome, Cases } from './createCases';

/** Alt, Shift and S, wherever that key is written on the keyboard. */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyS';

/** Saves a case by keys, so that nothing of the page has to be touched, and says what came of it. */
export function CaseShortcut({ cases }: { cases: Cases }) {
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      void cases.save().then(setOutcome);
    };
    window.addEventListener('keydown', save, true);
    return () => window.removeEventListener('keydown', save, true);
  }, [cases]);
  return (
    <Snackbar
      open={outcome !== null}
      autoHideDuration={8000}
      onClose={() => setOutcome(null)}
      message={outcome && ('done' in outcome ? outcome.done : outcome.problem)}
    />
  );
}
