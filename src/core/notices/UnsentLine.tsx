import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useIsOnline } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { LinkButton } from '@/shared/ui';
import type { NoticeOffer } from './notices.slice';

/** Fills a row of the grid or flex container of its control, and is drawn above the link of a whole card. */
const Line = styled('p')(({ theme }) => ({
  position: 'relative',
  zIndex: 2,
  gridColumn: '1 / -1',
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  margin: 0,
  paddingInline: theme.spacing(1),
  ...smallText,
  color: theme.vars?.palette.error.main,
}));

export interface UnsentLineProps {
  press: NoticeOffer['event'];
  onSend?: ((press: NoticeOffer['event']) => void) | undefined;
}

/** Says beside a control that its press did not arrive. Sending it again, here or there, removes the line. */
export function UnsentLine({ press, onSend }: UnsentLineProps) {
  const t = useT();
  const dispatch = useDispatch();
  const isOnline = useIsOnline();
  return (
    // The toast is announced already; the network's return is announced here.
    <Line role="status">
      <span>{isOnline ? t('Not sent.') : t('Not sent: you are offline.')}</span>
      <LinkButton type="button" onClick={() => (onSend ?? dispatch)(press)}>
        {t('Send again')}
      </LinkButton>
    </Line>
  );
}
