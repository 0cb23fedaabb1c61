import { useSyncExternalStore } from 'react';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { Details } from './panel.styles';
import { useFigures } from './useFigures';

/** Row count, row rate and state size. */
export function FiguresSection({ panel }: { panel: QaPanelControl }) {
  const row = useSyncExternalStore(panel.subscribe, panel.rows.last);
  const { rowsPerMinute, bytes } = useFigures(panel);
  return (
    <Details>
      <dt>{labels.rowsInAll}</dt>
      <dd>{row}</dd>
      <dt>{labels.rowsPerMinute}</dt>
      <dd>{rowsPerMinute}</dd>
      <dt>{labels.sizeOfState}</dt>
      <dd>{labels.kilobytes(bytes / 1000)}</dd>
    </Details>
  );
}
