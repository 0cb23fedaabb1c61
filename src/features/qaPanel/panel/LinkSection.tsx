import { Button } from '@mui/material';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { withQaLink, writeQaLink } from '@/domain/qaLink';
import { selectLocation } from '@/core/navigation';
import { selectUser } from '@/core/session';
import { addressHere } from '@/shared/adapters';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { personaOfLink } from '../personas';
import { Label, Line, Note } from './panel.styles';
import { useRowDetails } from './useRowDetails';

/** Link that opens the shown page with the current state of the panel. */
export function LinkSection({ panel }: { panel: QaPanelControl }) {
  const { faults, isOffline, clock, settings, persona, seed } = useRowDetails(panel);
  const [message, setMessage] = useState('');
  const location = useSelector(selectLocation);
  const user = useSelector(selectUser);
  const query = writeQaLink({
    seed,
    persona: personaOfLink(persona, user, location.pathname),
    faults,
    isOffline,
    clock: { ahead: clock.ahead, isFrozen: clock.frozenAt !== null },
    settings,
  });
  const link = addressHere(withQaLink(location, query));
  const copy = () => {
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setMessage(labels.copied),
      () => setMessage(labels.notCopied),
    );
  };
  return (
    <>
      <Line>
        <Label>
          {labels.linkLabel}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </Label>
        <Button size="small" variant="outlined" onClick={copy}>
          {labels.copy}
        </Button>
      </Line>
      <Note role="status">{message}</Note>
    </>
  );
}
