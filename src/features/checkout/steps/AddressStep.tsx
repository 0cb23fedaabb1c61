import AddOutlined from '@mui/icons-material/AddOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Button, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { QueryError, useGetAddressesQuery } from '@/api';
import type { CheckoutKind } from '@/domain/checkout';
import { NO_ADDRESS } from '@/domain/checkout';
import { addressInUse } from '@/domain/session';
import { AddressText, AddressTitle } from '@/features/addresses';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { Column, Row } from '@/shared/ui';
import { selectPickedAddressId } from '../checkout.slice';
import { Step } from './Step';
import { useMissingHere } from './useMissingHere';

/** Height of a typical address, also for its skeleton; on narrow screens one line wraps. */
const Room = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: 144,
  [theme.breakpoints.down('sm')]: { minHeight: 165 },
}));

const Chosen = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars?.palette.primary.main}`,
  borderRadius: 12,
  boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
  backgroundColor: theme.vars?.palette.primary.soft,
  overflowWrap: 'anywhere',
  '& svg': { color: theme.vars?.palette.primary.main },
}));

/** Step 1: the picked address, else the default one, else the first (specification §4). */
export function AddressStep({ kind }: { kind: CheckoutKind }) {
  const t = useT();
  const dispatch = useDispatch();
  const {
    currentData: addresses,
    error,
    refetch,
  } = useGetAddressesQuery(undefined, { refetchOnMountOrArgChange: true });
  const picked = useSelector(selectPickedAddressId);
  const address = addressInUse(addresses ?? [], picked);
  const missing = useMissingHere(kind, NO_ADDRESS);
  return (
    <Step
      number={1}
      title={t('Delivery address')}
      missing={missing}
      action={
        address && (
          <Button size="small" onClick={() => dispatch(overlayOpened({ name: 'changeAddress' }))}>
            {t('Change address')}
          </Button>
        )
      }
    >
      {address ? (
        <Room>
          <Chosen>
            <PlaceOutlined aria-hidden />
            <div>
              <Row sx={{ gap: 2, mb: 0.5, alignItems: 'center', fontWeight: 600 }}>
                <AddressTitle address={address} />
              </Row>
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                <AddressText address={address} />
              </Typography>
            </div>
          </Chosen>
        </Room>
      ) : addresses ? (
        <NoAddress describedBy={missing.id} />
      ) : error ? (
        <QueryError error={error} onRetry={refetch} />
      ) : (
        <Room>
          <Skeleton variant="rounded" height="100%" />
        </Room>
      )}
    </Step>
  );
}

function NoAddress({ describedBy }: { describedBy: string }) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <Column sx={{ alignItems: 'flex-start', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('Where shall we deliver to?')}</Typography>
      <Button
        variant="soft"
        startIcon={<AddOutlined />}
        aria-describedby={describedBy}
        onClick={() => dispatch(overlayOpened({ name: 'address' }))}
      >
        {t('Add address')}
      </Button>
    </Column>
  );
}
