import { Button } from '@mui/material';
import type { QaPanelControl } from '../createQaPanel';
import { ClockSteps } from '../panel/ClockSteps';
import { Details, Line, Note } from '../panel/panel.styles';
import { durationLabel, momentLabel } from '../panel/times';
import { useNow } from '../panel/useNow';
import { useRowDetails } from '../panel/useRowDetails';
import { serverClockMoved, serverClockReset, serverClockStarted, serverClockStopped } from './server.slice';
import { serverLabels } from './serverLabels';

/** Shows, moves, stops and runs the backend's clock. */
export function ServerClock({ panel }: { panel: QaPanelControl }) {
  const { clock } = useRowDetails(panel).server;
  const { now, ahead } = useNow(panel);
  const device = now - ahead;
  const time = clock && clock.now + (clock.isStopped ? 0 : Math.max(0, device - clock.readAt));
  return (
    <>
      {time !== null && (
        <Details>
          <dt>{serverLabels.time}</dt>
          <dd>{momentLabel(time)}</dd>
          <dt>{serverLabels.aheadOf}</dt>
          <dd>{durationLabel(time - device)}</dd>
        </Details>
      )}
      {clock?.isStopped && <Note>{serverLabels.stopped}</Note>}
      <ClockSteps onMove={(by) => panel.act(serverClockMoved(by))} />
      <Line>
        <Button
          size="small"
          variant="outlined"
          onClick={() => panel.act(clock?.isStopped ? serverClockStarted() : serverClockStopped())}
        >
          {clock?.isStopped ? serverLabels.run : serverLabels.stop}
        </Button>
        <Button size="small" onClick={() => panel.act(serverClockReset())}>
          {serverLabels.deviceTime}
        </Button>
      </Line>
    </>
  );
}
