import { Button } from '@mui/material';
import { useSelector } from 'react-redux';
import { PERSONAS } from '@/domain/qaLink';
import { selectUser } from '@/features/session';
import { personaTaken } from '../bench.slice';
import type { Bench } from '../createBench';
import { words } from '../words';
import { Line, Note, Warning } from './parts';
import { useFacts } from './useFacts';

/** Signs in as a seeded account through the shop's own login. */
export function PersonaSection({ bench }: { bench: Bench }) {
  const { refusal } = useFacts(bench).persona;
  const user = useSelector(selectUser);
  return (
    <>
      <Note role="status">
        {user ? words.signedInAs(user.email ?? user.phone ?? user.name) : words.nobodySignedIn}
      </Note>
      <Line>
        {PERSONAS.map((persona) => (
          <Button
            key={persona}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => bench.act(personaTaken(persona))}
          >
            {words.personas[persona]}
          </Button>
        ))}
      </Line>
      {refusal && <Warning role="alert">{refusal}</Warning>}
      <Note>{words.personaNote}</Note>
    </>
  );
}
