import { Skeleton, Typography } from '@mui/material';
import { useErrorMessage, useGetProfileQuery } from '@/api';
import { ProfileForm } from '@/features/profile';
import { useT } from '@/shared/texts';
import { Column, SectionError } from '@/shared/ui';

/** Specification §2, /profile. Refetched on each mount, since another device may have changed the profile. */
export function Profile() {
  const t = useT();
  const {
    currentData: user,
    error,
    refetch,
  } = useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const message = useErrorMessage(error);
  return (
    <Column sx={{ gap: 5 }}>
      <Typography variant="h1">{t('My Profile')}</Typography>
      {user ? (
        <ProfileForm key={user.id} user={user} />
      ) : error ? (
        <SectionError message={message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={548} sx={{ maxWidth: 720 }} />
      )}
    </Column>
  );
}
