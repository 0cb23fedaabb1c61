import { Button } from '@mui/material';
import type { Persona } from '@/domain/qaLink';
import type { QaPanelControl } from '../createQaPanel';
import { personaChosen } from '../qaPanel.slice';
import { Line, Warning } from './panel.styles';
import { useRowDetails } from './useRowDetails';

interface PersonaButtonsProps<Name extends Persona> {
  panel: QaPanelControl;
  personas: readonly Name[];
  names: Readonly<Record<Name, string>>;
}

/** Buttons that sign in as a persona, and the refusal of the last one. */
export function PersonaButtons<Name extends Persona>({ panel, personas, names }: PersonaButtonsProps<Name>) {
  const { refusal } = useRowDetails(panel).persona;
  return (
    <>
      <Line>
        {personas.map((persona) => (
          <Button
            key={persona}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => panel.act(personaChosen(persona))}
          >
            {names[persona]}
          </Button>
        ))}
      </Line>
      {refusal && <Warning role="alert">{refusal}</Warning>}
    </>
  );
}
