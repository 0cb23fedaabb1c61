import { styled } from '@mui/material/styles';
import { FormikProvider } from 'formik';
import { useUploadShare } from '@/api';
import type { User } from '@/domain/session';
import { serverNow } from '@/shared/adapters';
import {
  FieldGrid,
  FormGuard,
  FormField,
  FormSheet,
  PhoneField,
  SelectField,
  SubmitButton,
} from '@/shared/forms';
import { PictureField, UploadBar } from '@/shared/forms/files';
import { useT } from '@/shared/texts';
import { UserPhoto } from '@/shared/ui';
import { dayOf } from './profile';
import { GenderField } from './GenderField';
import { PROFILE_DRAFT } from './profile.keys';
import { unparsedBirthDate, valuesOf } from './profileForm';
import { useProfileForm } from './useProfileForm';

/** Beside the button that was pressed, which may be far from the toast. */
const Saved = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: theme.spacing(1, 0, 0),
  fontWeight: 500,
  textAlign: 'center',
  color: theme.vars?.palette.success.main,
}));

/** Form of the signed-in user's profile (api §6). */
export function ProfileForm({ user }: { user: User }) {
  const t = useT();
  const { form, countries, phoneCode, isBusy, isSaved, error } = useProfileForm(user);
  const share = useUploadShare('/update-profile');
  return (
    <form noValidate onSubmit={form.handleSubmit} aria-label={t('My Profile')}>
      <FormikProvider value={form}>
        <FormGuard draft={PROFILE_DRAFT} serverValues={valuesOf(user)} error={error} />
        <FormSheet>
          <PictureField
            name="profilePhoto"
            label={t('Photo')}
            shape="round"
            current={<UserPhoto user={user} size={96} />}
          />
          <FieldGrid>
            <FormField name="name" label={t('Name')} autoComplete="name" required />
            <FormField
              name="email"
              label={t('Email')}
              type="email"
              autoComplete="email"
              slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
            />
            <SelectField
              name="country"
              label={t('Country')}
              placeholder={t('Choose a country')}
              choices={countries}
              autoComplete="country-name"
            />
            <PhoneField label={t('Phone')} phoneCode={phoneCode} />
            <FormField
              name="dateOfBirth"
              label={t('Date of birth')}
              type="date"
              autoComplete="bday"
              helperText={form.values.dateOfBirth ? null : unparsedBirthDate(user)}
              slotProps={{ htmlInput: { max: dayOf(serverNow()) }, inputLabel: { shrink: true } }}
            />
            <GenderField />
          </FieldGrid>
          <UploadBar share={isBusy && form.values.profilePhoto ? share : null} />
          <div>
            <SubmitButton label={t('Save changes')} isBusy={isBusy} error={error} />
            <Saved role="status">{isSaved && t('Profile saved')}</Saved>
          </div>
        </FormSheet>
      </FormikProvider>
    </form>
  );
}
