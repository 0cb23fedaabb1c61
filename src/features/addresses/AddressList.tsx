import { Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { QueryError, useGetAddressesQuery } from '@/api';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { EmptyState, Link, PulledPlug } from '@/shared/ui';
import { AddressCard, AddressCardRoot } from './AddressCard';
import { Doorstep } from './Doorstep';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: theme.spacing(4),
  ...unstyledList,
  '& > li': { display: 'grid' },
}));

/** The shopper's addresses, default first, or the error, empty or loading state. */
export function AddressList() {
  const t = useT();
  const {
    currentData: addresses,
    error,
    refetch,
  } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!addresses && error) return <QueryError error={error} drawing={<PulledPlug />} onRetry={refetch} />;
  if (addresses?.length === 0) {
    return (
      <EmptyState
        drawing={<Doorstep />}
        title={t('No addresses yet')}
        text={t('Where shall we deliver to?')}
        action={
          <Button variant="contained" component={Link} to={paths.newAddress}>
            {t('Add address')}
          </Button>
        }
      />
    );
  }
  return (
    <List aria-busy={!addresses}>
      {addresses
        ? addresses.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} />
            </li>
          ))
        : [0, 1].map((position) => (
            // Prefixed, so that no address id equals a skeleton's key, whose node React would reuse.
            <li key={`skeleton ${position}`} aria-hidden>
              <AddressCardRoot>
                <Skeleton width="40%" />
                <div>
                  <Skeleton width="70%" />
                  <Skeleton width="85%" />
                  <Skeleton width="30%" />
                  <Skeleton width="50%" />
                </div>
                <Skeleton height={44} />
              </AddressCardRoot>
            </li>
          ))}
    </List>
  );
}
