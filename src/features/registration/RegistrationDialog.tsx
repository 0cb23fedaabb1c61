import { FormikProvider } from 'formik';
import { useDispatch } from 'react-redux';
import { useRegisterMutation } from '@/api';
import type { OverlayOf } from '@/core/overlays';
import { overlayClosed, TurnLine } from '@/core/overlays';
import { useIsWriting } from '@/core/writes';
import { EmailField, FormGuard, FormField, PasswordField, PhoneField, SubmitButton } from '@/shared/forms';
import { useT } from '@/shared/texts';
import { Column, ShopDialog } from '@/shared/ui';
import { CountryField } from './CountryField';
import { REGISTRATION_CALL, REGISTRATION_DRAFT } from './registration.keys';
import { TermsLine } from './TermsLine';
import { useRegistrationForm } from './useRegistrationForm';

const secrets = ['password'];

/** Specification §2, "Registration". The password is dispatched as a `SecretRef` and never persisted. */
export function RegistrationDialog({ overlay }: { overlay: OverlayOf<'registration'> }) {
  const t = useT();
  const dispatch = useDispatch();
  const [, { error }] = useRegisterMutation({ fixedCacheKey: REGISTRATION_CALL });
  const isBusy = useIsWriting(REGISTRATION_CALL);
  const { form, countries, phoneCode } = useRegistrationForm();
  return (
    <ShopDialog
      title={t('Welcome!')}
      lead={t('Create your account')}
      onClose={() => dispatch(overlayClosed('registration'))}
      onSubmit={form.handleSubmit}
    >
      <FormikProvider value={form}>
        <FormGuard draft={REGISTRATION_DRAFT} secrets={secrets} error={error} />
        <Column sx={{ gap: 4 }}>
          <FormField
            name="name"
            required
            label={t('Name')}
            autoComplete="name"
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <PhoneField label={t('Phone')} phoneCode={phoneCode} />
          <EmailField name="email" label={t('Email')} autoComplete="email" />
          <PasswordField name="password" label={t('Password')} autoComplete="new-password" />
          <CountryField countries={countries} />
          <TermsLine />
          <SubmitButton label={t('Sign Up')} isBusy={isBusy} error={error} />
          <TurnLine
            question={t('Already have an account?')}
            label={t('Log in')}
            from="registration"
            to={{ name: 'login', reason: overlay.reason }}
          />
        </Column>
      </FormikProvider>
    </ShopDialog>
  );
}
