import { Skeleton, Typography } from '@mui/material';
import { useSelector } from 'react-redux';
import { Column } from '@/shared/ui';
import { AddressForm } from '@/features/addresses';
import { selectUser } from '@/core/session';
import { useT } from '@/shared/texts';

/** Specification §2, /manage-address/new. */
export function NewAddress() {
  const t = useT();
  const isUserKnown = useSelector(selectUser) !== null;
  return (
    <Column sx={{ gap: 5 }}>
      <Typography variant="h1">{t('New Address')}</Typography>
      {/* The initial values contain the user's name and phone. */}
      {isUserKnown ? (
        <AddressForm address={null} />
      ) : (
        <Skeleton variant="rounded" height={520} sx={{ maxWidth: 720 }} />
      )}
    </Column>
  );
}
