import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import type { Outgoing } from '@/domain/chat';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { LinkButton } from '@/shared/ui';
import { messageDiscarded, sendingRetried } from '../chat.slice';
import { useFallbackFocus } from '../useFallbackFocus';
import { LostPhotos } from './LostPhotos';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.spacing(0, 4),
  maxWidth: 'min(84%, 460px)',
  ...smallText,
  textAlign: 'end',
  '& > span': { color: theme.vars?.palette.error.main },
}));

/** Shows why a message was not sent, with buttons to retry and to remove it. */
export function UnsentNote({ outgoing }: { outgoing: Outgoing }) {
  const t = useT();
  const dispatch = useDispatch();
  const label = outgoing.label ?? outgoing.reason;
  const leaving = useFallbackFocus<HTMLDivElement>();
  return (
    <Line ref={leaving} role="alert">
      {label && <span>{label}</span>}
      {outgoing.lostPhotos === undefined ? (
        <LinkButton onClick={() => dispatch(sendingRetried(outgoing.shopId))}>{t('Try again')}</LinkButton>
      ) : (
        <LostPhotos messageKey={outgoing.key} count={outgoing.lostPhotos} />
      )}
      <LinkButton onClick={() => dispatch(messageDiscarded(outgoing.key))}>{t('Remove')}</LinkButton>
    </Line>
  );
}
