import { Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import type { TextKey } from '@/domain/textKey';
import { useT } from '@/shared/texts';
import { LinkButton } from '@/shared/ui';
import type { LoginReason } from './overlays.slice';
import { overlayReplaced } from './overlays.slice';

interface TurnLineProps {
  question: string;
  from: 'login' | 'registration' | 'forgotPassword';
  to: 'login' | 'registration';
  /** Why the shopper is logging in; passed on to the other dialog. */
  reason: LoginReason;
}

const NAMES: Readonly<Record<TurnLineProps['to'], TextKey>> = { login: 'Log in', registration: 'Sign Up' };

/**
 * Last line of an entry dialog: a link that replaces it by another (specification §2, "Can switch to and from
 * login").
 */
export function TurnLine({ question, from, to, reason }: TurnLineProps) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
      {question}{' '}
      <LinkButton
        type="button"
        onClick={() => dispatch(overlayReplaced({ closed: from, opened: { name: to, reason } }))}
      >
        {t(NAMES[to])}
      </LinkButton>
    </Typography>
  );
}
