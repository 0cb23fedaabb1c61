import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Button, Skeleton, Typography } from '@mui/material';
import { useParams } from 'react-router';
import { useErrorMessage, useGetAddressesQuery } from '@/api';
import { paths, readId } from '@/domain/paths';
import { AddressForm } from '@/features/addresses';
import { useT } from '@/shared/texts';
import { Column, EmptyState, Link, SectionError } from '@/shared/ui';

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
  const message = useErrorMessage(error);
  const address = addresses?.find((candidate) => candidate.id === readId(id));
  return (
    <Column sx={{ gap: 5 }}>
      <Typography variant="h1">{t('Edit Address')}</Typography>
      {address ? (
        <AddressForm key={address.id} address={address} />
      ) : addresses ? (
        <EmptyState
          drawing={<SearchOffOutlined aria-hidden color="primary" sx={{ fontSize: 64 }} />}
          title={t('Address not found')}
          text={t('There is no such address of yours.')}
          action={
            <Button variant="contained" component={Link} to={paths.manageAddress}>
              {t('Show all addresses')}
            </Button>
          }
        />
      ) : error ? (
        <SectionError message={message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={520} sx={{ maxWidth: 720 }} />
      )}
    </Column>
  );
}
