import { useState, useSyncExternalStore } from 'react';
import type { Cause } from '@/features/timeline';
import type { Bench } from '../createBench';
import { explain } from '../explain';
import { words } from '../words';
import { Label, Note, Rows, Steps } from './parts';
import { hourWords } from './times';

function originWords(origin: Cause): string {
  if (origin.by === 'shopper') return words.pressed(origin.input, origin.on);
  return origin.by === 'visit' ? words.began : words.forgotten(origin.row, origin.type);
}

/** Explains the causes of the selected row, or of the row displayed during time travel. */
export function ExplainSection({ bench }: { bench: Bench }) {
  const { timeline, rows } = bench;
  const listed = useSyncExternalStore(bench.subscribe, rows.latest);
  const lookedAt = useSyncExternalStore(timeline.subscribe, () =>
    timeline.lookedAt() ? timeline.rowShown() : null,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const row = lookedAt ?? chosen ?? listed[0]?.row ?? -1;
  const found = explain(rows.find, row);
  return (
    <>
      <Label>
        {words.chooseRow}
        <Rows
          size={8}
          value={listed.some((each) => each.row === row) ? row : ''}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {listed.map((each) => (
            <option key={each.row} value={each.row}>{`${each.row} ${each.type}`}</option>
          ))}
        </Rows>
      </Label>
      {lookedAt !== null && <Note>{words.isLookedAt}</Note>}
      {found ? (
        <Steps aria-label={words.explains(row)}>
          <li>{originWords(found.origin)}</li>
          {found.steps.map((step, index) => (
            <li key={step.row}>
              <strong>{step.type}</strong>
              <Note>
                {[
                  `#${step.row}`,
                  hourWords(step.at),
                  ...(index > 0 && 'row' in step.cause ? [words.cameOf[step.cause.by]] : []),
                ].join(' · ')}
              </Note>
            </li>
          ))}
        </Steps>
      ) : (
        <Note>{words.noRow}</Note>
      )}
    </>
  );
}
