import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { LinkButton } from '@/shared/ui';
import { selectConnection } from '../chat.selectors';
import { FallbackFocus } from '../FallbackFocus';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  padding: theme.spacing(1.5, 4),
  ...smallText,
  color: theme.vars?.palette.warning.dark,
  backgroundColor: theme.vars?.palette.warning.soft,
  '& button': { color: 'inherit' },
}));

interface StaleNoteProps {
  /** The last refetch of the messages failed. */
  hasFailed: boolean;
  onRefresh: () => void;
}

/** Warns that the messages may be stale and offers a refresh; without a socket no messages are pushed. */
export function StaleNote({ hasFailed, onRefresh }: StaleNoteProps) {
  const t = useT();
  const isLive = useSelector(selectConnection) === 'live';
  if (isLive && !hasFailed) return null;
  return (
    <Line role="status">
      {isLive
        ? t('The latest messages could not be loaded.')
        : t('New messages do not arrive by themselves right now.')}
      <FallbackFocus>
        <LinkButton onClick={onRefresh}>{t('Refresh')}</LinkButton>
      </FallbackFocus>
    </Line>
  );
}
