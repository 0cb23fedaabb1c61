import { Button } from '@mui/material';
import { resolveSecrets } from '@/shared/adapters';
import type { QaPanelControl } from '../createQaPanel';
import { Line, Note } from '../panel/panel.styles';
import { useRowDetails } from '../panel/useRowDetails';
import { codeRequested } from './server.slice';
import { serverLabels } from './serverLabels';

/** Shows the latest one-time code; rows and cases only contain a reference to it. */
export function ServerCode({ panel }: { panel: QaPanelControl }) {
  const { code } = useRowDetails(panel).server;
  return (
    <Line>
      <Button size="small" variant="outlined" onClick={() => panel.act(codeRequested())}>
        {serverLabels.readCode}
      </Button>
      <Note role="status">{code && serverLabels.latestCode(String(resolveSecrets(code.code)), code.to)}</Note>
    </Line>
  );
}
