import { FormikProvider, useFormik } from 'formik';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { object, ref, string } from 'yup';
import { useChangePasswordMutation } from '@/api';
import { selectUser } from '@/core/session';
import { storeSecret } from '@/shared/adapters';
import { FormGuard, FormSheet, PasswordField, SubmitButton, useFormError } from '@/shared/forms';
import { usePreload } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import { loadPasswordChange } from './loadSagas';
import { passwordChangeSubmitted } from './profile.events';
import { PASSWORD_CALL } from './profile.keys';

const MIN_LENGTH = 6;

const schema = object({
  currentPassword: string().required('The current password field is required'),
  password: string()
    .required('The password field is required')
    .min(MIN_LENGTH, 'The password must have at least 6 characters'),
  passwordConfirmation: string()
    .required('Confirm Password does not match.')
    .oneOf([ref('password'), ''], 'Confirm Password does not match.'),
});

const empty = { currentPassword: '', password: '', passwordConfirmation: '' };
const secrets = Object.keys(empty);

/** Password form; all three passwords leave it as vault handles (api §6). */
export function ChangePasswordForm() {
  usePreload(loadPasswordChange);
  const t = useT();
  const [, call] = useChangePasswordMutation({ fixedCacheKey: PASSWORD_CALL });
  const error = useFormError(call);
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const form = useFormik({
    initialValues: empty,
    validationSchema: schema,
    onSubmit: ({ currentPassword, password, passwordConfirmation }) => {
      dispatch(
        passwordChangeSubmitted({
          current: storeSecret(currentPassword),
          password: storeSecret(password),
          confirmation: storeSecret(passwordConfirmation),
        }),
      );
    },
  });
  const { resetForm } = form;
  const completedRequest = call.isSuccess ? call.requestId : undefined;
  // Empties the fields, and leaves the focus where it is.
  useEffect(() => {
    if (completedRequest !== undefined) resetForm();
  }, [completedRequest, resetForm]);
  return (
    <form noValidate onSubmit={form.handleSubmit} aria-label={t('Change Password')}>
      <FormikProvider value={form}>
        <FormGuard draft="passwordChange" secrets={secrets} error={error} />
        <FormSheet sx={{ maxWidth: 480 }}>
          <VisuallyHidden aria-hidden>
            {/* Lets password managers assign the password to the user name. */}
            <input
              type="text"
              autoComplete="username"
              value={user?.email ?? user?.phone ?? ''}
              readOnly
              tabIndex={-1}
            />
          </VisuallyHidden>
          <PasswordField
            name="currentPassword"
            label={t('Current password')}
            autoComplete="current-password"
          />
          <PasswordField name="password" label={t('New password')} autoComplete="new-password" />
          <PasswordField
            name="passwordConfirmation"
            label={t('Confirm Password')}
            autoComplete="new-password"
          />
          <SubmitButton label={t('Change Password')} isBusy={call.isLoading} error={error} />
        </FormSheet>
      </FormikProvider>
    </form>
  );
}
