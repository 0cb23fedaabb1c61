import { Button } from '@mui/material';
import { faultLifted } from '../bench.slice';
import type { SetFault } from '../bench.slice';
import type { Bench } from '../createBench';
import { words } from '../words';
import { FaultForm } from './FaultForm';
import { Entries, Entry, Note } from './parts';
import { useFacts } from './useFacts';

function wordsOf({ endpoint, failure, times }: SetFault): string {
  const how =
    failure.kind === 'status'
      ? String(failure.status)
      : failure.kind === 'delay'
        ? `${failure.milliseconds} ms`
        : words.failures[failure.kind];
  return `${endpoint}: ${how} (${words.timesLeft(times)})`;
}

/** Lists and edits the faults injected into calls. */
export function FaultsSection({ bench }: { bench: Bench }) {
  const { faults } = useFacts(bench);
  return (
    <>
      <FaultForm bench={bench} />
      {faults.length === 0 && <Note>{words.noFaults}</Note>}
      <Entries aria-label={words.faults}>
        {faults.map((fault) => (
          <Entry key={fault.id}>
            <span>{wordsOf(fault)}</span>
            <Button
              size="small"
              aria-label={words.liftFault(wordsOf(fault))}
              onClick={() => bench.act(faultLifted(fault.id))}
            >
              {words.lift}
            </Button>
          </Entry>
        ))}
      </Entries>
    </>
  );
}
