import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { object } from 'yup';
import { useSendOtpMutation } from '@/api';
import { DEFAULT_PHONE_CODE, localNumber } from '@/domain/phone';
import { OTP_SEND_CALL } from '@/features/otp';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed, TurnLine } from '@/core/overlays';
import { useSettings } from '@/core/settings';
import { useIsWriting } from '@/core/writes';
import { withDraft } from '@/shared/drafts';
import { EmailField, FormGuard, PhoneField, SubmitButton } from '@/shared/forms';
import { emailRule, phoneRule } from '@/shared/forms/contactRules';
import { usePreload } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Column, IconTile, ShopDialog } from '@/shared/ui';
import { loadResetCode } from './loadSagas';
import { FORGOT_DRAFT } from './password.keys';
import { forgotPasswordSubmitted } from './password.events';

const byPhone = object({ phone: phoneRule });
const byEmail = object({ phone: emailRule });
/** Validation errors of the server for `email` belong to the field `phone`, which holds the email address. */
const aliases = { email: 'phone' };

/**
 * Specification §2, "Forgot Password": phone with fixed +971 prefix, or an email address if the settings say
 * so.
 */
export function ForgotPasswordDialog({ overlay }: { overlay: OverlayOf<'forgotPassword'> }) {
  usePreload(loadResetCode);
  const t = useT();
  const dispatch = useDispatch();
  const isByEmail = useSettings().forgotOtpType === 'email';
  const isBusy = useIsWriting(FORGOT_DRAFT);
  const [, { error }] = useSendOtpMutation({ fixedCacheKey: OTP_SEND_CALL });
  const [initialValues] = useState(() => withDraft(FORGOT_DRAFT, { phone: '' }));
  const form = useFormik({
    initialValues,
    validationSchema: isByEmail ? byEmail : byPhone,
    onSubmit: ({ phone: typed }) => {
      const phone = isByEmail ? typed.trim() : localNumber(typed, DEFAULT_PHONE_CODE);
      dispatch(forgotPasswordSubmitted({ phone, phoneCode: DEFAULT_PHONE_CODE }));
    },
  });
  return (
    <ShopDialog
      title={t('Forgot Password')}
      lead={isByEmail ? t('We send a code to your email address.') : t('We send a code to your phone.')}
      mark={
        <IconTile>
          <LockResetOutlined />
        </IconTile>
      }
      onClose={() => dispatch(overlayClosed('forgotPassword'))}
      onSubmit={form.handleSubmit}
    >
      <FormikProvider value={form}>
        <FormGuard draft={FORGOT_DRAFT} error={error} aliases={aliases} />
        <Column sx={{ gap: 4 }}>
          {isByEmail ? (
            <EmailField name="phone" label={t('Email')} autoComplete="username" />
          ) : (
            <PhoneField label={t('Phone')} phoneCode={DEFAULT_PHONE_CODE} />
          )}
          <SubmitButton
            label={t('Send OTP')}
            restingLabel={t('Resend OTP in')}
            isBusy={isBusy}
            error={error}
          />
          <TurnLine
            question={t('Remembered it?')}
            label={t('Log in')}
            from="forgotPassword"
            to={{ name: 'login', reason: overlay.reason }}
          />
        </Column>
      </FormikProvider>
    </ShopDialog>
  );
}
