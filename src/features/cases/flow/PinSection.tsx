import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState, useSyncExternalStore } from 'react';
import { smallText, unstyledList } from '@/shared/theme';
import type { Cases } from '../createCases';
import { pinLabel } from './checkPin';
import type { Pin } from './flowFile';
import { PinForm } from './PinForm';
import { pinLabels as labels } from './pinLabels';

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > h3': { margin: 0, fontSize: '.875rem', fontWeight: 600 },
  '& > p': { margin: 0, ...smallText, color: theme.vars?.palette.text.secondary },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  ...unstyledList,
  '& > li': { display: 'flex', gap: theme.spacing(2), alignItems: 'center', justifyContent: 'space-between' },
  '& small': { display: 'block', color: theme.vars?.palette.text.secondary },
}));

const shownValue = (value: unknown) =>
  typeof value === 'string' ? value || labels.nothing : (JSON.stringify(value) ?? labels.nothing);

/** What QA expects of this visit; saved with the case, to be checked when it is repeated. */
export function PinSection({ cases }: { cases: Cases }) {
  const { flow } = cases;
  const pins = useSyncExternalStore(flow.subscribe, flow.pins);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Pin, string>>(new Map());
  const add = (entry: Parameters<typeof flow.add>[0]) => {
    const { holds, found } = flow.add(entry);
    const added = flow.pins().at(-1);
    if (added)
      setOutcomes(new Map(outcomes).set(added, holds ? labels.holds : labels.differs(shownValue(found))));
  };
  return (
    <Group>
      <h3>{labels.title}</h3>
      <p>{labels.explanation}</p>
      <PinForm
        types={() => [...new Set(cases.visit().rows.map(({ type }) => type))].sort()}
        valueAt={flow.valueAt}
        onAdd={add}
      />
      {pins.length > 0 && (
        <List aria-label={labels.title}>
          {pins.map((pin, index) => (
            <li key={index}>
              <span>
                {pinLabel(pin)}
                <small>{outcomes.get(pin)}</small>
              </span>
              <Button size="small" aria-label={labels.remove(pinLabel(pin))} onClick={() => flow.remove(pin)}>
                ×
              </Button>
            </li>
          ))}
        </List>
      )}
    </Group>
  );
}
