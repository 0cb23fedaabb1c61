import { useSelector } from 'react-redux';
import { SEEDED_PERSONAS } from '@/domain/qaLink';
import { selectUser } from '@/core/session';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { Note } from './panel.styles';
import { PersonaButtons } from './PersonaButtons';

/** Signs in as a seeded account through the shop's own login. */
export function PersonaSection({ panel }: { panel: QaPanelControl }) {
  const user = useSelector(selectUser);
  return (
    <>
      <Note role="status">
        {user ? labels.signedInAs(user.email ?? user.phone ?? user.name) : labels.nobodySignedIn}
      </Note>
      <PersonaButtons panel={panel} personas={SEEDED_PERSONAS} names={labels.personas} />
      <Note>{labels.personaNote}</Note>
    </>
  );
}
