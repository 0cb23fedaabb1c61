import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { errorText, isApiError, isRefusal, useVerifyOtpMutation } from '@/api';
import { overlayClosed } from '@/core/overlays';
import { storeSecret } from '@/shared/adapters';
import { SubmitButton } from '@/shared/forms';
import { usePreload } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Column, IconTile, ShopDialog } from '@/shared/ui';
import { loadConfirming } from './loadSagas';
import { maskedAddress, OTP_LENGTH } from './otp';
import { OtherAddress } from './OtherAddress';
import { OTP_CALL } from './otp.keys';
import { otpSubmitted } from './otp.events';
import { selectIsOtpConfirmed, selectOtpRequest } from './otp.slice';
import { OtpBoxes } from './OtpBoxes';
import { Resend } from './Resend';

const noCode: readonly string[] = Array.from({ length: OTP_LENGTH }, () => '');

/** Specification §2, "Enter OTP". The code is local state and is dispatched as a `SecretRef`. */
export function OtpDialog() {
  usePreload(loadConfirming);
  const t = useT();
  const dispatch = useDispatch();
  const request = useSelector(selectOtpRequest);
  const isConfirmed = useSelector(selectIsOtpConfirmed);
  const [, { isLoading, error, requestId }] = useVerifyOtpMutation({ fixedCacheKey: OTP_CALL });
  const [code, setCode] = useState(noCode);
  const [isIncomplete, setIncomplete] = useState(false);
  const round = useRound(isConfirmed, () => setCode(noCode));
  const answer = isApiError(error) && error.kind === 'http' ? error : null;
  const isRefused = answer !== null && isRefusal(answer);
  const labels = isIncomplete ? { key: 'Enter all four digits' } : answer && errorText(answer);
  if (!request) return null;
  const address = request.sentTo ?? request.phone;
  const submit = () => {
    const isComplete = code.every((character) => character !== '');
    setIncomplete(!isComplete);
    if (isComplete && !isConfirmed) dispatch(otpSubmitted(storeSecret(code.join(''))));
  };
  return (
    <ShopDialog
      title={t('Enter OTP')}
      lead={
        <>
          {t(request.sentAt === null ? 'The code for' : 'We sent 4 digits to')}{' '}
          <Typography
            component="bdi"
            dir="ltr"
            // Wraps as a whole, unless it is longer than a line.
            sx={{ display: 'inline-block', maxWidth: '100%', fontWeight: 700, color: 'text.primary' }}
          >
            {maskedAddress(address, request.phoneCode)}
          </Typography>
        </>
      }
      mark={<IconTile>{address.includes('@') ? <MailOutlined /> : <PhoneIphoneOutlined />}</IconTile>}
      onClose={() => dispatch(overlayClosed('otp'))}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Column sx={{ gap: 4 }}>
        <div>
          <OtpBoxes
            key={round}
            code={code}
            isBad={isIncomplete || isRefused}
            // A rejected code clears the boxes; one that the server did not judge stays.
            refusal={isRefused ? requestId : undefined}
            sentAt={request.sentAt}
            onChange={(changed) => {
              setCode(changed);
              setIncomplete(false);
            }}
          />
          <FormHelperText role="alert" error dir="auto" sx={{ textAlign: 'center' }}>
            {labels && ('key' in labels ? t(labels.key) : labels.message)}
          </FormHelperText>
        </div>
        <SubmitButton label={t('Confirm OTP')} isBusy={isLoading || isConfirmed} error={error} />
        <Resend sentAt={request.sentAt} />
        <OtherAddress purpose={request.purpose} isEmail={address.includes('@')} />
      </Column>
    </ShopDialog>
  );
}

/** Number of the current code: increments, and calls `begin`, when another code follows a confirmed one. */
function useRound(isConfirmed: boolean, begin: () => void): number {
  const [current, setCurrent] = useState({ isConfirmed, round: 0 });
  if (current.isConfirmed !== isConfirmed) {
    setCurrent({ isConfirmed, round: current.round + (isConfirmed ? 0 : 1) });
    if (!isConfirmed) begin();
  }
  return current.round;
}
