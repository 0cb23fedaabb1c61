import { useSyncExternalStore } from 'react';
import type { Bench } from '../createBench';
import { words } from '../words';
import { Facts } from './parts';
import { useFigures } from './useFigures';

/** Row count, row rate and state size. */
export function FiguresSection({ bench }: { bench: Bench }) {
  const row = useSyncExternalStore(bench.subscribe, bench.rows.last);
  const { rowsPerMinute, bytes } = useFigures(bench);
  return (
    <Facts>
      <dt>{words.rowsInAll}</dt>
      <dd>{row}</dd>
      <dt>{words.rowsPerMinute}</dt>
      <dd>{rowsPerMinute}</dd>
      <dt>{words.sizeOfState}</dt>
      <dd>{words.kilobytes(bytes / 1000)}</dd>
    </Facts>
  );
}
