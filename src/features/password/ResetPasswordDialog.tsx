import PasswordOutlined from '@mui/icons-material/PasswordOutlined';
import { FormikProvider, useFormik } from 'formik';
import { useDispatch } from 'react-redux';
import { object, ref, string } from 'yup';
import { isApiError, isRefusal, useResetPasswordMutation } from '@/api';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed, TurnLine } from '@/core/overlays';
import { storeSecret } from '@/shared/adapters';
import { FormGuard, PasswordField, SubmitButton } from '@/shared/forms';
import { usePreload } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Column, IconTile, ShopDialog, VisuallyHidden } from '@/shared/ui';
import { loadResetting } from './loadSagas';
import { RESET_CALL } from './password.keys';
import { resetPasswordSubmitted } from './password.events';

const schema = object({
  password: string().required('The password field is required'),
  passwordConfirmation: string()
    .oneOf([ref('password'), ''], 'Confirm Password does not match.')
    .required('Confirm Password does not match.'),
});

const secrets = ['password', 'passwordConfirmation'];

/** Specification §2, "Reset Password". Both passwords are dispatched as `SecretRef`s. */
export function ResetPasswordDialog({ overlay }: { overlay: OverlayOf<'resetPassword'> }) {
  usePreload(loadResetting);
  const t = useT();
  const dispatch = useDispatch();
  const [, { isLoading, error }] = useResetPasswordMutation({ fixedCacheKey: RESET_CALL });
  const form = useFormik({
    initialValues: { password: '', passwordConfirmation: '' },
    validationSchema: schema,
    onSubmit: ({ password, passwordConfirmation }) => {
      const { token } = overlay;
      dispatch(
        resetPasswordSubmitted({
          token,
          password: storeSecret(password),
          confirmation: storeSecret(passwordConfirmation),
        }),
      );
    },
  });
  return (
    <ShopDialog
      title={t('Reset Password')}
      lead={t('Choose a new password for your account.')}
      mark={
        <IconTile>
          <PasswordOutlined />
        </IconTile>
      }
      onClose={() => dispatch(overlayClosed('resetPassword'))}
      onSubmit={form.handleSubmit}
    >
      <FormikProvider value={form}>
        <FormGuard draft="resetPassword" secrets={secrets} error={error} />
        <Column sx={{ gap: 4 }}>
          <VisuallyHidden aria-hidden>
            {/* Lets password managers store the password for this account. */}
            <input type="text" autoComplete="username" value={overlay.phone} readOnly tabIndex={-1} />
          </VisuallyHidden>
          <PasswordField name="password" label={t('Create Password')} autoComplete="new-password" />
          <PasswordField
            name="passwordConfirmation"
            label={t('Confirm Password')}
            autoComplete="new-password"
          />
          <SubmitButton label={t('Reset Password')} isBusy={isLoading} error={error} />
          {isApiError(error) && isRefusal(error) && (
            <TurnLine
              question={t('Has the code expired?')}
              label={t('Request a new code')}
              from="resetPassword"
              to={{ name: 'forgotPassword', reason: 'button' }}
            />
          )}
        </Column>
      </FormikProvider>
    </ShopDialog>
  );
}
