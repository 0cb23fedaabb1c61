import { styled } from '@mui/material/styles';
import { smallText } from '@/shared/theme';
import { Picture } from '@/shared/ui';
import { useWaitingAction } from './useWaitingAction';

const Tile = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  margin: 0,
  padding: theme.spacing(2.5, 3),
  ...smallText,
  overflowWrap: 'anywhere',
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.surface.muted,
  // What an on-screen keyboard leaves of a phone is for the fields.
  '@media (max-height: 520px)': {
    padding: 0,
    background: 'none',
    '& > :first-of-type:not(:last-child)': { display: 'none' },
  },
}));

const Thumbnail = styled('span')({ flex: 'none', width: 44, borderRadius: 8 });

/** What the login is needed for, such as "Laleh satchel goes into your cart" (R96). */
export function WaitingAction() {
  const waiting = useWaitingAction();
  if (!waiting) return null;
  const { text, picture } = waiting;
  return (
    <Tile>
      {picture !== undefined && (
        <Thumbnail>
          <Picture src={picture} alt="" fit="contain" isEager />
        </Thumbnail>
      )}
      <span>{text}</span>
    </Tile>
  );
}
