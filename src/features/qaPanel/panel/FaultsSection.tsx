import { Button } from '@mui/material';
import { faultLifted } from '../qaPanel.slice';
import type { SetFault } from '../qaPanel.slice';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { FaultForm } from './FaultForm';
import { Entries, Entry, Note } from './panel.styles';
import { useRowDetails } from './useRowDetails';

function faultLabel({ endpoint, failure, times }: SetFault): string {
  const how =
    failure.kind === 'status'
      ? String(failure.status)
      : failure.kind === 'delay'
        ? `${failure.milliseconds} ms`
        : labels.failures[failure.kind];
  return `${endpoint}: ${how} (${labels.timesLeft(times)})`;
}

/** Lists and edits the faults injected into calls. */
export function FaultsSection({ panel }: { panel: QaPanelControl }) {
  const { faults } = useRowDetails(panel);
  return (
    <>
      <FaultForm panel={panel} />
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
