import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { useRef, useState } from 'react';
import type { CaseOutcome, Cases } from './createCases';
import { words } from './words';

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

const Words = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

/** Saves the visit as a case, and opens one. */
export function CaseSection({ bench: { cases } }: { bench: { cases: Cases } }) {
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const tell = async (coming: Promise<CaseOutcome>) => {
    setOutcome(null);
    setOutcome(await coming.catch((problem: unknown) => ({ problem: String(problem) })));
  };
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) void tell(cases.open(file));
  };
  return (
    <>
      <Words>{words.explanation}</Words>
      <Buttons>
        <Button size="small" variant="contained" onClick={() => void tell(cases.save())}>
          {words.save}
        </Button>
        <Button size="small" variant="outlined" onClick={() => field.current?.click()}>
          {words.open}
        </Button>
        <input ref={field} type="file" accept=".json" aria-label={words.file} hidden onChange={open} />
        <Words as="span">{words.shortcut}</Words>
      </Buttons>
      <Words role="status">{outcome && ('done' in outcome ? outcome.done : outcome.problem)}</Words>
    </>
  );
}
