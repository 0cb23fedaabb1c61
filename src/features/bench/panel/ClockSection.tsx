import { Button } from '@mui/material';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { clock } from '@/shared/adapters';
import { clockFrozen, clockMoved, clockReleased, clockRestored } from '../bench.slice';
import type { Bench } from '../createBench';
import { words } from '../words';
import { Facts, Label, Line, Note, Warning } from './parts';
import { momentWords, spanWords } from './times';
import { useFacts } from './useFacts';
import { useNow } from './useNow';

const MINUTE = 60_000;
/** Preset steps, in minutes. */
const STEPS = { '+1 min': 1, '+10 min': 10, '+1 h': 60, '+1 day': 1440, '−1 h': -60 } as const;

/** Moves and freezes the shop's clock, including its timers. */
export function ClockSection({ bench }: { bench: Bench }) {
  const { frozenAt } = useFacts(bench).clock;
  const { now, ahead } = useNow(bench);
  const [minutes, setMinutes] = useState('');
  const [isBad, setBad] = useState(false);
  const move = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(minutes.trim() || Number.NaN);
    setBad(!Number.isFinite(number));
    if (Number.isFinite(number)) bench.act(clockMoved(Math.round(number * MINUTE)));
  };
  return (
    <>
      <Facts>
        <dt>{words.shopTime}</dt>
        <dd>{momentWords(now)}</dd>
        <dt>{words.aheadOf}</dt>
        <dd>{spanWords(ahead)}</dd>
      </Facts>
      {frozenAt !== null && <Note>{words.frozen}</Note>}
      <Line>
        {Object.entries(STEPS).map(([step, by]) => (
          <Button
            key={step}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => bench.act(clockMoved(by * MINUTE))}
          >
            {step}
          </Button>
        ))}
      </Line>
      <form onSubmit={move} noValidate>
        <Line>
          <Label>
            {words.minutes}
            <input inputMode="decimal" value={minutes} onChange={({ target }) => setMinutes(target.value)} />
          </Label>
          <Button type="submit" size="small" variant="outlined">
            {words.move}
          </Button>
        </Line>
      </form>
      {isBad && <Warning role="alert">{words.badMinutes}</Warning>}
      <Line>
        {frozenAt === null ? (
          <Button size="small" variant="outlined" onClick={() => bench.act(clockFrozen(clock.now()))}>
            {words.freeze}
          </Button>
        ) : (
          <Button size="small" variant="outlined" onClick={() => bench.act(clockReleased(bench.ahead()))}>
            {words.release}
          </Button>
        )}
        <Button size="small" onClick={() => bench.act(clockRestored())}>
          {words.restore}
        </Button>
      </Line>
    </>
  );
}
