import { Stack, Typography } from '@mui/material';
import { ChangePasswordForm } from '@/features/profile';
import { useT } from '@/shared/texts';

/** Specification §2, /change-password. */
export function ChangePassword() {
  const t = useT();
  return (
    <Stack sx={{ gap: 5 }}>
      <Stack sx={{ gap: 1 }}>
        <Typography variant="h1">{t('Change Password')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('Other devices are logged out when the password changes.')}
        </Typography>
      </Stack>
      <ChangePasswordForm />
    </Stack>
  );
}
