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

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

/** Buttons that save the visit as a case and open a case file. */
export function CaseSection({ bench: { cases } }: { bench: { cases: Cases } }) {
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const showOutcome = async (pending: Promise<CaseOutcome>) => {
    setOutcome(null);
    setOutcome(await pending.catch((problem: unknown) => ({ problem: String(problem) })));
  };
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows selecting the same file again.
    target.value = '';
    if (file) void showOutcome(cases.open(file));
  };
  return (
    <>
      <Text>{words.explanation}</Text>
      <Buttons>
        <Button size="small" variant="contained" onClick={() => void showOutcome(cases.save())}>
          {words.save}
        </Button>
        <Button size="small" variant="outlined" onClick={() => field.current?.click()}>
          {words.open}
        </Button>
        <input ref={field} type="file" accept=".json" aria-label={words.file} hidden onChange={open} />
        <Text as="span">{words.shortcut}</Text>
      </Buttons>
      <Text role="status">{outcome && ('done' in outcome ? outcome.done : outcome.problem)}</Text>
    </>
  );
}
