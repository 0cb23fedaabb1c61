import { Button } from '@mui/material';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import type { QaFailure } from '@/domain/qaFaults';
import { EVERY_ENDPOINT, failuresOf, SOCKET } from '@/domain/qaFaults';
import { knownEndpoints } from '@/features/cases';
import { faultSet } from '../qaPanel.slice';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import type { FaultEntry } from './faultEntry';
import { emptyFault, faultOf } from './faultEntry';
import { Label, Line, Warning } from './panel.styles';

export function FaultForm({ panel }: { panel: QaPanelControl }) {
  const [entry, setEntry] = useState<FaultEntry>(emptyFault);
  const [problem, setProblem] = useState('');
  const list = useId();
  const endpoints = [...knownEndpoints()].sort();
  const kinds = failuresOf(entry.endpoint.trim());
  const titles = entry.endpoint.trim() === SOCKET ? labels.failuresOfSocket : labels.failures;
  const change = (change: Partial<FaultEntry>) => {
    const next = { ...entry, ...change };
    const [first = next.kind] = failuresOf(next.endpoint.trim());
    setEntry(failuresOf(next.endpoint.trim()).includes(next.kind) ? next : { ...next, kind: first });
    setProblem('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(entry, endpoints);
    if (typeof fault === 'string') return setProblem(fault);
    panel.act(faultSet(fault));
    setEntry({ ...entry, endpoint: '' });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Line>
        <Label>
          {labels.endpoint}
          <input
            list={list}
            placeholder={labels.endpointHint}
            value={entry.endpoint}
            onChange={({ target }) => change({ endpoint: target.value })}
          />
        </Label>
        <datalist id={list}>
          {[EVERY_ENDPOINT, SOCKET, ...endpoints].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Label>
          {labels.failure}
          <select
            value={entry.kind}
            onChange={({ target }) => change({ kind: target.value as QaFailure['kind'] })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {titles[kind]}
              </option>
            ))}
          </select>
        </Label>
        {entry.kind === 'status' && (
          <Label>
            {labels.status}
            <input
              inputMode="numeric"
              value={entry.status}
              onChange={({ target }) => change({ status: target.value })}
            />
          </Label>
        )}
        {entry.kind === 'delay' && (
          <Label>
            {labels.milliseconds}
            <input
              inputMode="numeric"
              value={entry.milliseconds}
              onChange={({ target }) => change({ milliseconds: target.value })}
            />
          </Label>
        )}
        <Label>
          {labels.times}
          <input
            inputMode="numeric"
            value={entry.times}
            onChange={({ target }) => change({ times: target.value })}
          />
        </Label>
        <Label>
          {labels.percent}
          <input
            inputMode="numeric"
            value={entry.percent}
            onChange={({ target }) => change({ percent: target.value })}
          />
        </Label>
        <Button type="submit" variant="outlined" size="small">
          {labels.setFault}
        </Button>
      </Line>
      {problem && <Warning role="alert">{problem}</Warning>}
    </form>
  );
}
