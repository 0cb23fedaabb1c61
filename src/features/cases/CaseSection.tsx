import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { Timeline } from '@/features/timeline';
import { smallText } from '@/shared/theme';
import type { CaseOutcome } from './caseOutcome';
import { CaseOutcomeText } from './CaseOutcomeText';
import type { Cases } from './createCases';
import { PinSection } from './flow/PinSection';
import { labels } from './labels';

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
}));

const HINT = 'qa-keep-texts';

/** Buttons that save the visit as a case and open a case file. */
export function CaseSection({ panel: { cases, timeline } }: { panel: { cases: Cases; timeline: Timeline } }) {
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const isTimeTraveling = useSyncExternalStore(timeline.subscribe, timeline.position) !== null;
  const [wasTimeTraveling, setWasTimeTraveling] = useState(isTimeTraveling);
  if (wasTimeTraveling !== isTimeTraveling) {
    setWasTimeTraveling(isTimeTraveling);
    // "Back to now" also ends the opened case.
    if (!isTimeTraveling) setOutcome(null);
  }
  const [keepsTexts, setKeepsTexts] = useState(false);
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
      <Text>{labels.explanation}</Text>
      <PinSection cases={cases} />
      <Buttons>
        <Button size="small" variant="contained" onClick={() => void showOutcome(cases.save(keepsTexts))}>
          {labels.save}
        </Button>
        <Button size="small" variant="outlined" onClick={() => field.current?.click()}>
          {labels.open}
        </Button>
        <input ref={field} type="file" accept=".json" aria-label={labels.file} hidden onChange={open} />
        <Text as="span">{labels.shortcut}</Text>
      </Buttons>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={keepsTexts}
            onChange={(_event, isChecked) => setKeepsTexts(isChecked)}
            slotProps={{ input: { 'aria-describedby': HINT } }}
          />
        }
        label={labels.keepTexts}
      />
      <Text id={HINT}>{labels.keepTextsHint}</Text>
      <Text as="div" role="status">
        <CaseOutcomeText outcome={outcome} />
      </Text>
    </>
  );
}
