import { useState, useSyncExternalStore } from 'react';
import type { Cause } from '@/features/timeline';
import type { QaPanelControl } from '../createQaPanel';
import { explain } from '../explain';
import { labels } from '../labels';
import { Entries, Label, Note, Rows, Steps } from './panel.styles';
import { hourLabel } from './times';

function originLabel(origin: Cause): string {
  if (origin.by === 'press') return labels.pressed(origin.input, origin.on);
  return 'row' in origin ? labels.forgotten(origin.row, origin.type) : labels.origins[origin.by];
}

function NoteList({ name, entries }: { name: string; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <Entries aria-label={name}>
      {entries.map((entry) => (
        <Note as="li" key={entry}>
          {entry}
        </Note>
      ))}
    </Entries>
  );
}

/** Explains the causes of the selected row, or of the row displayed during time travel. */
export function ExplainSection({ panel }: { panel: QaPanelControl }) {
  const { timeline, rows } = panel;
  const [hidesCalls, setHidesCalls] = useState(false);
  const listed = useSyncExternalStore(panel.subscribe, hidesCalls ? rows.latestEvents : rows.latest);
  const position = useSyncExternalStore(timeline.subscribe, () =>
    timeline.position() ? timeline.rowShown() : null,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const row = position ?? chosen ?? listed[0]?.row ?? -1;
  const found = explain(rows.find, row);
  const { changes, payload = [] } = rows.find(row) ?? {};
  return (
    <>
      <Note as="label">
        <input
          type="checkbox"
          checked={hidesCalls}
          onChange={({ target }) => setHidesCalls(target.checked)}
        />{' '}
        {labels.hideCalls}
      </Note>
      <Label>
        {labels.chooseRow}
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
      {position !== null && <Note>{labels.isTimeTraveling}</Note>}
      {found ? (
        <Steps aria-label={labels.explains(row)}>
          <li>{originLabel(found.origin)}</li>
          {found.steps.map((step, index) => (
            <li key={step.row}>
              <strong>{step.type}</strong>
              <Note>
                {[
                  `#${step.row}`,
                  hourLabel(step.at),
                  ...(index > 0 && 'row' in step.cause ? [labels.cameOf[step.cause.by]] : []),
                ].join(' · ')}
              </Note>
            </li>
          ))}
        </Steps>
      ) : (
        <Note>{labels.noRow}</Note>
      )}
      <NoteList name={labels.payloadOf(row)} entries={payload} />
      {changes?.length === 0 && <Note>{labels.noChange}</Note>}
      <NoteList name={labels.changesOf(row)} entries={changes ?? []} />
    </>
  );
}
