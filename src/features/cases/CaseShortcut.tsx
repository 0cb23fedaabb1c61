import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { CaseOutcome } from './caseOutcome';
import { CaseOutcomeText } from './CaseOutcomeText';
import type { Cases } from './createCases';

/** Alt+Shift+S, by physical key, independent of the keyboard layout. */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyS';

const Outcome = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(4),
  insetInlineEnd: theme.spacing(4),
  zIndex: theme.zIndex.tooltip,
  maxWidth: 'min(28rem, calc(100vw - 2rem))',
  margin: 0,
  padding: theme.spacing(3, 4),
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.background.paper,
  backgroundColor: theme.vars?.palette.text.primary,
  borderRadius: 8,
  '&:empty': { display: 'none' },
}));

/** Saves a case by shortcut, without interacting with the page; shows the outcome until the next press. */
export function CaseShortcut({ cases }: { cases: Cases }) {
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  useEffect(() => {
    const clear = () => setOutcome(null);
    const save = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      void cases.save().then(setOutcome, (problem: unknown) => setOutcome({ problem: String(problem) }));
    };
    window.addEventListener('pointerdown', clear, true);
    window.addEventListener('keydown', save, true);
    return () => {
      window.removeEventListener('pointerdown', clear, true);
      window.removeEventListener('keydown', save, true);
    };
  }, [cases]);
  return (
    <Outcome role="status" dir="ltr">
      <CaseOutcomeText outcome={outcome} />
    </Outcome>
  );
}
