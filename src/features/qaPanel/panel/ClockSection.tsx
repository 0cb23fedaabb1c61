import { Button } from '@mui/material';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { clock } from '@/shared/adapters';
import { clockFrozen, clockMoved, clockReleased, clockReset } from '../qaPanel.slice';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { ClockSteps } from './ClockSteps';
import { Details, Label, Line, Note, Warning } from './panel.styles';
import { momentLabel, durationLabel } from './times';
import { useRowDetails } from './useRowDetails';
import { useNow } from './useNow';

const MINUTE = 60_000;
/** Ten years, as in links. */
const MOST_MINUTES = 3650 * 1440;

/** Moves and freezes the shop's clock, including its timers. */
export function ClockSection({ panel }: { panel: QaPanelControl }) {
  const { frozenAt } = useRowDetails(panel).clock;
  const { now, ahead } = useNow(panel);
  const [minutes, setMinutes] = useState('');
  const [isBad, setBad] = useState(false);
  const move = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(minutes.trim() || Number.NaN);
    const isGood = Math.abs(number) <= MOST_MINUTES;
    setBad(!isGood);
    if (isGood) panel.act(clockMoved(Math.round(number * MINUTE)));
  };
  return (
    <>
      <Details>
        <dt>{labels.shopTime}</dt>
        <dd>{momentLabel(now)}</dd>
        <dt>{labels.aheadOf}</dt>
        <dd>{durationLabel(ahead)}</dd>
      </Details>
      {frozenAt !== null && <Note>{labels.frozen}</Note>}
      <ClockSteps onMove={(by) => panel.act(clockMoved(by))} />
      <form onSubmit={move} noValidate>
        <Line>
          <Label>
            {labels.minutes}
            <input inputMode="decimal" value={minutes} onChange={({ target }) => setMinutes(target.value)} />
          </Label>
          <Button type="submit" size="small" variant="outlined">
            {labels.move}
          </Button>
        </Line>
      </form>
      {isBad && <Warning role="alert">{labels.badMinutes}</Warning>}
      <Line>
        {frozenAt === null ? (
          <Button size="small" variant="outlined" onClick={() => panel.act(clockFrozen(clock.now()))}>
            {labels.freeze}
          </Button>
        ) : (
          <Button size="small" variant="outlined" onClick={() => panel.act(clockReleased(panel.ahead()))}>
            {labels.release}
          </Button>
        )}
        <Button size="small" onClick={() => panel.act(clockReset())}>
          {labels.restore}
        </Button>
      </Line>
    </>
  );
}
