import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { isApiError, useSendOtpMutation } from '@/api';
import { Unsent } from '@/core/notices';
import { RESEND_COUNTDOWN } from '@/domain/timing';
import { useSecondsLeft } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { busyProps, CountdownLabel, LinkButton } from '@/shared/ui';
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
  const toRetry = useSecondsLeft(isApiError(error) ? (error.retryAt ?? null) : null);
  const toResend = useSecondsLeft((sentAt ?? 0) + RESEND_COUNTDOWN);
  // More than the whole countdown if the device's clock was put back since.
  const seconds = Math.max(toRetry, toResend * 1000 > RESEND_COUNTDOWN ? 0 : toResend);
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
      <LinkButton type="button" {...busyProps(isLoading, () => dispatch(resendOtpPressed()))}>
        {isLoading ? t('Processing...') : t('Resend OTP')}
      </LinkButton>
      <Unsent press={resendOtpPressed()} />
    </Row>
  );
}
