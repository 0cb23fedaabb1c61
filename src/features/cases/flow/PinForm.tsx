import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { smallText } from '@/shared/theme';
import type { NewPin } from './createFlowLog';
import type { PinEntry } from './pinEntry';
import { emptyPin, pinOf } from './pinEntry';
import type { PinKind } from './pinLabels';
import { pinLabels as labels } from './pinLabels';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  '& label': { display: 'grid', gap: theme.spacing(1), width: '100%', fontSize: '.75rem' },
  '& input, & select': {
    font: 'inherit',
    fontSize: '.875rem',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 36,
    minWidth: 0,
    paddingInline: theme.spacing(2),
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.background.paper,
    border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
    borderRadius: 6,
  },
  '& [role=alert]': { margin: 0, ...smallText, color: theme.vars?.palette.warning.dark },
  '@media (pointer: coarse)': { '& input, & select': { minHeight: 44, fontSize: '1rem' } },
}));

const subjects: Record<PinKind, string> = {
  rowComes: labels.row,
  rowNever: labels.row,
  textSeen: labels.text,
  textNever: labels.text,
  stateIs: labels.path,
};
const kinds = Object.keys(labels.kinds) as PinKind[];

interface PinFormProps {
  /** Types of the rows so far. */
  types: () => readonly string[];
  valueAt: (path: string) => unknown;
  onAdd: (pin: NewPin) => void;
}

/** Fields for one expectation. */
export function PinForm({ types, valueAt, onAdd }: PinFormProps) {
  const [entry, setEntry] = useState<PinEntry>(emptyPin);
  const [problem, setProblem] = useState('');
  const list = useId();
  const { kind } = entry;
  const isRow = kind === 'rowComes' || kind === 'rowNever';
  const change = (changed: Partial<PinEntry>) => {
    setEntry({ ...entry, ...changed });
    setProblem('');
  };
  const field = (name: 'subject' | 'detail' | 'times', label: string, more?: { list?: string }) => (
    <label>
      {label}
      <input value={entry[name]} onChange={({ target }) => change({ [name]: target.value })} {...more} />
    </label>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pin = pinOf(entry, valueAt);
    if (typeof pin === 'string') return setProblem(pin);
    onAdd(pin);
    setEntry({ ...emptyPin, kind });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <label>
        {labels.kind}
        <select value={kind} onChange={({ target }) => change({ kind: target.value as PinKind })}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {labels.kinds[each]}
            </option>
          ))}
        </select>
      </label>
      {field('subject', subjects[kind], isRow ? { list } : {})}
      {isRow && (
        <datalist id={list}>
          {types().map((type) => (
            <option key={type} value={type} />
          ))}
        </datalist>
      )}
      {isRow && field('detail', labels.where)}
      {kind === 'stateIs' && field('detail', labels.value)}
      {kind === 'textSeen' && (
        <label>
          {labels.corner}
          <select value={entry.corner} onChange={({ target }) => change({ corner: target.value })}>
            <option value="">{labels.anywhere}</option>
            {labels.corners.map((corner) => (
              <option key={corner} value={corner}>
                {corner}
              </option>
            ))}
          </select>
        </label>
      )}
      {(kind === 'rowComes' || kind === 'textSeen') && field('times', labels.times)}
      <Button type="submit" size="small" variant="outlined">
        {labels.add}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </Form>
  );
}
