import { Button, Divider } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { isApiError, useSignInWithMutation } from '@/api';
import type { SocialProvider } from '@/domain/settings';
import { Unsent } from '@/core/notices';
import { useSettings } from '@/core/settings';
import { useSecondsLeft } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { CountdownLabel } from '@/shared/ui';
import { AppleMark, FacebookMark, GoogleMark } from './marks';
import { openSignInWindow } from './signInWindow';
import { socialPressed } from './social.events';
import { SOCIAL_CALL } from './social.keys';

const PROVIDERS = [
  { provider: 'google', name: 'Google', Mark: GoogleMark },
  { provider: 'facebook', name: 'Facebook', Mark: FacebookMark },
  { provider: 'apple', name: 'Apple', Mark: AppleMark },
] as const satisfies readonly { provider: SocialProvider; name: string; Mark: unknown }[];

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  '& > *': { flex: 1 },
  '& > [aria-disabled]': { opacity: 0.5 },
}));
const OrDivider = styled(Divider)(({ theme }) => ({
  fontSize: '.75rem',
  fontWeight: 500,
  color: theme.vars?.palette.text.secondary,
}));

/**
 * Specification §2: 'an "OR CONTINUE WITH" divider and social buttons …, each shown only if active in
 * settings'.
 */
export function SocialButtons() {
  const t = useT();
  const dispatch = useDispatch();
  const { socialAuths } = useSettings();
  const [, { isLoading, error }] = useSignInWithMutation({ fixedCacheKey: SOCIAL_CALL });
  const seconds = useSecondsLeft(isApiError(error) ? (error.retryAt ?? null) : null);
  const active = PROVIDERS.filter(({ provider }) => socialAuths[provider]?.isActive);
  if (active.length === 0) return null;
  const isBlocked = isLoading || seconds > 0;
  const press = (provider: SocialProvider) => {
    if (isBlocked) return;
    // Popup blockers allow the window only while the press is handled.
    if (socialAuths[provider]?.authUrl) openSignInWindow();
    dispatch(socialPressed(provider));
  };
  return (
    <>
      <OrDivider>{seconds > 0 ? <CountdownLabel seconds={seconds} /> : t('OR CONTINUE WITH')}</OrDivider>
      <Row>
        {active.map(({ provider, name, Mark }) => (
          <Button
            key={provider}
            variant="outlined"
            color="inherit"
            aria-label={name}
            // Keeps the focus: keys on a disabled button, such as Esc, reach no dialog.
            aria-disabled={isBlocked || undefined}
            onClick={() => press(provider)}
          >
            <Mark />
          </Button>
        ))}
      </Row>
      {active.map(({ provider }) => (
        <Unsent key={provider} press={socialPressed(provider)} onSend={() => press(provider)} opensWindow />
      ))}
    </>
  );
}
