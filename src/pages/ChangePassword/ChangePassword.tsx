import { Typography } from '@mui/material';
import { Column } from '@/shared/ui';
import { ChangePasswordForm } from '@/features/profile';
import { useT } from '@/shared/texts';

/** Specification §2, /change-password. */
export function ChangePassword() {
  const t = useT();
  return (
    <Column sx={{ gap: 5 }}>
      <Column sx={{ gap: 1 }}>
        <Typography variant="h1">{t('Change Password')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('Other devices are logged out when the password changes.')}
        </Typography>
      </Column>
      <ChangePasswordForm />
    </Column>
  );
}
