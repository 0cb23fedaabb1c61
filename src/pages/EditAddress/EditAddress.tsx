import { Button, Skeleton, Typography } from '@mui/material';
import { useParams } from 'react-router';
import { QueryError, useGetAddressesQuery } from '@/api';
import { paths, readId } from '@/domain/paths';
import { AddressForm, Doorstep } from '@/features/addresses';
import { useT } from '@/shared/texts';
import { Column, EmptyState, Link, PulledPlug } from '@/shared/ui';

/**
 * Specification §2, /manage-address/{id}/edit. The API has no endpoint for a single address, so the list is
 * loaded (api §6).
 */
export function EditAddress() {
  const t = useT();
  const { id } = useParams();
  const {
    currentData: addresses,
    error,
    refetch,
  } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const address = addresses?.find((candidate) => candidate.id === readId(id));
  return (
    <Column sx={{ gap: 5 }}>
      <Typography variant="h1">{t('Edit Address')}</Typography>
      {address ? (
        <AddressForm key={address.id} address={address} />
      ) : addresses ? (
        <EmptyState
          drawing={<Doorstep />}
          title={t('Address not found')}
          text={t('There is no such address of yours.')}
          action={
            <Button variant="contained" component={Link} to={paths.manageAddress}>
              {t('Show all addresses')}
            </Button>
          }
        />
      ) : error ? (
        <QueryError error={error} drawing={<PulledPlug />} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={520} sx={{ maxWidth: 720 }} />
      )}
    </Column>
  );
}
