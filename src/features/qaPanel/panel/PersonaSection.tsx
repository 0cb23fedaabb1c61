import { Button } from '@mui/material';
import { useSelector } from 'react-redux';
import { SEEDED_PERSONAS } from '@/domain/qaLink';
import { selectUser } from '@/core/session';
import { personaChosen } from '../qaPanel.slice';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { Line, Note, Warning } from './panel.styles';
import { useRowDetails } from './useRowDetails';

/** Signs in as a seeded account through the shop's own login. */
export function PersonaSection({ panel }: { panel: QaPanelControl }) {
  const { refusal } = useRowDetails(panel).persona;
  const user = useSelector(selectUser);
  return (
    <>
      <Note role="status">
        {user ? labels.signedInAs(user.email ?? user.phone ?? user.name) : labels.nobodySignedIn}
      </Note>
      <Line>
        {SEEDED_PERSONAS.map((persona) => (
          <Button
            key={persona}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => panel.act(personaChosen(persona))}
          >
            {labels.personas[persona]}
          </Button>
        ))}
      </Line>
      {refusal && <Warning role="alert">{refusal}</Warning>}
      <Note>{labels.personaNote}</Note>
    </>
  );
}
