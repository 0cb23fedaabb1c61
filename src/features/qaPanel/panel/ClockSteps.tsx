import { Button } from '@mui/material';
import { Line } from './panel.styles';

const MINUTE = 60_000;
/** Preset steps, in minutes. */
const STEPS = { '+1 min': 1, '+10 min': 10, '+1 h': 60, '+1 day': 1440, '−1 h': -60 } as const;

/** Buttons that move a clock; `onMove` receives milliseconds. */
export function ClockSteps({ onMove }: { onMove: (by: number) => void }) {
  return (
    <Line>
      {Object.entries(STEPS).map(([step, minutes]) => (
        <Button
          key={step}
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => onMove(minutes * MINUTE)}
        >
          {step}
        </Button>
      ))}
    </Line>
  );
}
