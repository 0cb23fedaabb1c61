import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { isApiError, useSendOtpMutation } from '@/api';
import { Unsent } from '@/core/notices';
import { RESEND_COUNTDOWN } from '@/domain/timing';
import { useSecondsLeft } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { CountdownLabel, LinkButton } from '@/shared/ui';
import { OTP_SEND_CALL } from './otp.keys';
import { resendOtpPressed } from './otp.events';

const Row = styled(Typography)({ display: 'grid', placeItems: 'center', minHeight: 44 }) as typeof Typography;

/**
 * Specification §4, "Resend OTP": 60-second countdown shown as 00:NN sec; at 0 a Resend OTP button appears.
 */
export function Resend({ sentAt }: { sentAt: number | null }) {
  const t = useT();
  const dispatch = useDispatch();
  const [, { isLoading, error }] = useSendOtpMutation({ fixedCacheKey: OTP_SEND_CALL });
  const mustWaitUntil = isApiError(error) ? (error.retryAt ?? 0) : 0;
  const seconds = useSecondsLeft(Math.max(mustWaitUntil, (sentAt ?? 0) + RESEND_COUNTDOWN));
  if (seconds > 0)
    return (
      <Row component="div" role="timer" sx={{ color: 'text.secondary' }}>
        <span>
          {t('Resend OTP in')}{' '}
          <Typography component="b" sx={{ fontWeight: 700, color: 'text.primary' }}>
            <CountdownLabel seconds={seconds} />
          </Typography>
        </span>
      </Row>
    );
  return (
    <Row component="div">
      <LinkButton type="button" disabled={isLoading} onClick={() => dispatch(resendOtpPressed())}>
        {isLoading ? t('Processing...') : t('Resend OTP')}
      </LinkButton>
      <Unsent press={resendOtpPressed()} />
    </Row>
  );
}
