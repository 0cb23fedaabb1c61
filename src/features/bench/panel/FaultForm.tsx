import { Button } from '@mui/material';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import type { QaFailure } from '@/domain/qaLink';
import { knownEndpoints } from '@/features/cases';
import { faultSet } from '../bench.slice';
import type { Bench } from '../createBench';
import { words } from '../words';
import type { FaultEntry } from './faultEntry';
import { emptyFault, faultOf } from './faultEntry';
import { Label, Line, Warning } from './parts';

const kinds = Object.keys(words.failures) as QaFailure['kind'][];

export function FaultForm({ bench }: { bench: Bench }) {
  const [entry, setEntry] = useState<FaultEntry>(emptyFault);
  const [problem, setProblem] = useState('');
  const list = useId();
  const endpoints = [...knownEndpoints()].sort();
  const change = (change: Partial<FaultEntry>) => {
    setEntry({ ...entry, ...change });
    setProblem('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(entry, endpoints);
    if (typeof fault === 'string') return setProblem(fault);
    bench.act(faultSet(fault));
    setEntry({ ...entry, endpoint: '' });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Line>
        <Label>
          {words.endpoint}
          <input
            list={list}
            value={entry.endpoint}
            onChange={({ target }) => change({ endpoint: target.value })}
          />
        </Label>
        <datalist id={list}>
          {endpoints.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Label>
          {words.failure}
          <select
            value={entry.kind}
            onChange={({ target }) => change({ kind: target.value as QaFailure['kind'] })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.failures[kind]}
              </option>
            ))}
          </select>
        </Label>
        {entry.kind === 'status' && (
          <Label>
            {words.status}
            <input
              inputMode="numeric"
              value={entry.status}
              onChange={({ target }) => change({ status: target.value })}
            />
          </Label>
        )}
        {entry.kind === 'delay' && (
          <Label>
            {words.milliseconds}
            <input
              inputMode="numeric"
              value={entry.milliseconds}
              onChange={({ target }) => change({ milliseconds: target.value })}
            />
          </Label>
        )}
        <Label>
          {words.times}
          <input
            inputMode="numeric"
            value={entry.times}
            onChange={({ target }) => change({ times: target.value })}
          />
        </Label>
        <Button type="submit" variant="outlined" size="small">
          {words.setFault}
        </Button>
      </Line>
      {problem && <Warning role="alert">{problem}</Warning>}
    </form>
  );
}
