import { Skeleton, Typography } from '@mui/material';
import { QueryError, useGetProfileQuery } from '@/api';
import { ProfileForm } from '@/features/profile';
import { useT } from '@/shared/texts';
import { Column, PulledPlug } from '@/shared/ui';

/** Specification §2, /profile. Refetched on each mount, since another device may have changed the profile. */
export function Profile() {
  const t = useT();
  const {
    currentData: user,
    error,
    refetch,
  } = useGetProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Column sx={{ gap: 5 }}>
      <Typography variant="h1">{t('My Profile')}</Typography>
      {user ? (
        <ProfileForm key={user.id} user={user} />
      ) : error ? (
        <QueryError error={error} drawing={<PulledPlug />} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={548} sx={{ maxWidth: 720 }} />
      )}
    </Column>
  );
}
