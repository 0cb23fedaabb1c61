import { styled } from '@mui/material/styles';
import { FormikProvider, useFormik } from 'formik';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import { safePicture } from '@/domain/safeHref';
import { isApiError, useLoginMutation, useSendOtpMutation } from '@/api';
import { isEmailAddress, isPhoneNumber } from '@/domain/contactFields';
import { isLoginName, loginName } from '@/domain/phone';
import { OTP_SEND_CALL } from '@/features/otp';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed, overlayReplaced, TurnLine } from '@/core/overlays';
import { useSettings } from '@/core/settings';
import { SocialButtons } from '@/features/social';
import { storeSecret } from '@/shared/adapters';
import { withDraft } from '@/shared/drafts';
import { EmailField, FormGuard, PasswordField, SubmitButton } from '@/shared/forms';
import { usePreload } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Column, LinkButton, ShopDialog } from '@/shared/ui';
import { AppBanner } from './AppBanner';
import { loadSigningIn } from './loadSagas';
import { WaitingAction } from './WaitingAction';
import { LOGIN_CALL, LOGIN_DRAFT } from './login.keys';
import { loginSubmitted } from './login.events';

const schema = object({
  phone: string()
    .trim()
    .required('The email or phone field is required')
    .test(
      'phone',
      'Enter an email address, or a phone number such as 501234567',
      (typed) => !typed || isLoginName(typed),
    ),
  password: string().required('The password field is required'),
});

const secrets = ['password'];
/**
 * Validation errors of the server for `email` belong to this field, which accepts an email address or a phone
 * number.
 */
const aliases = { email: 'phone' };

/**
 * A server that refuses the credentials as a whole, without field errors, gets its message at the password
 * too. Not so one that asks for a verification or to wait.
 */
function passwordRefusal(error: unknown): unknown {
  if (!isApiError(error) || error.fieldErrors || error.details || error.retryAt) return error;
  const isRefusal = error.status === 400 || error.status === 401 || error.status === 422;
  return isRefusal && error.message ? { ...error, fieldErrors: { password: error.message } } : error;
}

/** Whether this login has to wait for a code: one that Forgot Password requests delays no login. */
const asksToVerify = (data: object | undefined, error: unknown) =>
  data ? 'needsVerification' in data : isApiError(error) && error.details !== undefined;

const Logo = styled('img')({ display: 'block', height: 44, maxWidth: '60%', objectFit: 'contain' });

/** Keeps a password that was typed into the field of the login name out of actions and state. */
const safeName = (name: string) => (isEmailAddress(name) || isPhoneNumber(name) ? name : storeSecret(name));

/** Specification §2, "Login". The password is dispatched as a `SecretRef` and never persisted. */
export function LoginDialog({ overlay }: { overlay: OverlayOf<'login'> }) {
  usePreload(loadSigningIn);
  const t = useT();
  const dispatch = useDispatch();
  const { logo: logoUrl, showDownloadApp } = useSettings();
  const logo = safePicture(logoUrl);
  const { reason } = overlay;
  const [, { data, isLoading, error }] = useLoginMutation({ fixedCacheKey: LOGIN_CALL });
  const [, { isLoading: isSending, error: sendError }] = useSendOtpMutation({ fixedCacheKey: OTP_SEND_CALL });
  // A new object would count as a new refusal.
  const shownError = useMemo(() => passwordRefusal(error), [error]);
  const [initialValues] = useState(() => ({
    ...withDraft(LOGIN_DRAFT, { phone: '', password: '' }),
    ...(overlay.loginName && { phone: overlay.loginName }),
  }));
  const form = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit: ({ phone, password }) => {
      dispatch(loginSubmitted({ phone: safeName(loginName(phone)), password: storeSecret(password) }));
    },
  });
  const switchToForgot = () =>
    dispatch(overlayReplaced({ closed: 'login', opened: { name: 'forgotPassword', reason } }));
  return (
    <ShopDialog
      title={t('Welcome')}
      lead={t('Please Login to continue')}
      mark={logo && <Logo src={logo} alt="" />}
      onClose={() => dispatch(overlayClosed('login'))}
      onSubmit={form.handleSubmit}
    >
      <FormikProvider value={form}>
        <FormGuard draft={LOGIN_DRAFT} secrets={secrets} error={shownError} aliases={aliases} />
        <Column sx={{ gap: 4 }}>
          <WaitingAction />
          <EmailField name="phone" type="text" label={t('Email or phone')} autoComplete="username" />
          <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
          <LinkButton type="button" sx={{ alignSelf: 'end', my: -2 }} onClick={switchToForgot}>
            {t('Forgot Password')}
          </LinkButton>
          <SubmitButton
            label={t('Log in')}
            isBusy={isLoading || (isSending && asksToVerify(data, error))}
            error={error}
            nextError={sendError}
          />
          <SocialButtons />
          <TurnLine
            question={t('New here?')}
            label={t('Sign Up')}
            from="login"
            to={{ name: 'registration', reason }}
          />
          {reason === 'blocked' && showDownloadApp && <AppBanner />}
        </Column>
      </FormikProvider>
    </ShopDialog>
  );
}
