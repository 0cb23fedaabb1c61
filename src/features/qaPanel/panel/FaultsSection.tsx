import { Button } from '@mui/material';
import { SOCKET } from '@/domain/qaFaults';
import { faultLifted, networkSwitchedOff, networkSwitchedOn } from '../qaPanel.slice';
import type { SetFault } from '../qaPanel.slice';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { FaultForm } from './FaultForm';
import { Entries, Entry, Line, Note, Warning } from './panel.styles';
import { useRowDetails } from './useRowDetails';

function faultLabel({ endpoint, failure, times, percent }: SetFault): string {
  const titles = endpoint === SOCKET ? labels.failuresOfSocket : labels.failures;
  const how =
    failure.kind === 'status'
      ? String(failure.status)
      : failure.kind === 'delay'
        ? `${failure.milliseconds} ms`
        : titles[failure.kind];
  return `${endpoint}: ${how} (${labels.timesLeft(times, percent)})`;
}

/** Lists and edits the faults injected into calls. */
export function FaultsSection({ panel }: { panel: QaPanelControl }) {
  const { faults, isOffline } = useRowDetails(panel);
  return (
    <>
      <FaultForm panel={panel} />
      {isOffline && <Warning role="status">{labels.offline}</Warning>}
      <Line>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => panel.act(isOffline ? networkSwitchedOn() : networkSwitchedOff())}
        >
          {isOffline ? labels.goOnline : labels.goOffline}
        </Button>
      </Line>
      {faults.length === 0 && <Note>{labels.noFaults}</Note>}
      <Entries aria-label={labels.faults}>
        {faults.map((fault) => (
          <Entry key={fault.id}>
            <span>{faultLabel(fault)}</span>
            <Button
              size="small"
              aria-label={labels.liftFault(faultLabel(fault))}
              onClick={() => panel.act(faultLifted(fault.id))}
            >
              {labels.lift}
            </Button>
          </Entry>
        ))}
      </Entries>
    </>
  );
}
