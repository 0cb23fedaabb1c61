import { Button, Card, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { QueryError, useGetAddressesQuery } from '@/api';
import { paths } from '@/domain/paths';
import { defaultAddress } from '@/domain/session';
import { AddressText, AddressTitle } from '@/features/addresses';
import { useT } from '@/shared/texts';
import { Link, Section } from '@/shared/ui';

const Sheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(2),
  // Title and four lines, one of which wraps on small screens.
  minHeight: 170,
  padding: theme.spacing(5),
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { minHeight: 194 },
}));

const Title = styled('h3')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  margin: 0,
  fontSize: '1rem',
}));

/** The default address, with a link to all addresses. */
export function DeliveredTo() {
  const t = useT();
  const {
    currentData: addresses,
    error,
    refetch,
  } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const address = addresses && defaultAddress(addresses);
  return (
    <Section title={t('Default address')} more={{ to: paths.manageAddress, text: t('Manage Address') }}>
      {!addresses && error ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <Sheet aria-busy={!addresses}>
          {address ? (
            <>
              <Title>
                <AddressTitle address={address} />
              </Title>
              <Typography component="div" sx={{ color: 'text.secondary' }}>
                <AddressText address={address} />
              </Typography>
            </>
          ) : addresses ? (
            <>
              <Typography>{t('No addresses yet')}</Typography>
              <Button variant="soft" component={Link} to={paths.newAddress}>
                {t('Add address')}
              </Button>
            </>
          ) : (
            <Skeleton width="60%" />
          )}
        </Sheet>
      )}
    </Section>
  );
}
