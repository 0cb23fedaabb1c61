import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Button, Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/domain/paths';
import type { Address } from '@/domain/session';
import { Unsent } from '@/core/notices';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { BusyButton, Link } from '@/shared/ui';
import { addressDefaultPressed, addressDeleteConfirmed } from './addresses.events';
import { selectAddressBecomingDefault } from './addresses.selectors';
import { AddressText } from './AddressText';
import { AddressTitle } from './AddressTitle';

export const AddressCardRoot = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.spacing(2),
  // Fits the four lines of a typical address.
  minHeight: 232,
  padding: theme.spacing(5),
  overflowWrap: 'anywhere',
})) as typeof Card;

const Title = styled('h2')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  margin: 0,
  fontSize: '1rem',
}));

const Labels = styled('div')(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  // Three actions fit the narrowest card of two columns.
  '& > a, & > button': { paddingInline: theme.spacing(2) },
  // The icon of the first action begins where the text does.
  '& > a': { marginInlineStart: theme.spacing(-1) },
}));

/** One address of the shopper, with its actions. */
export function AddressCard({ address }: { address: Address }) {
  const t = useT();
  const dispatch = useDispatch();
  const becomingDefault = useSelector(selectAddressBecomingDefault);
  return (
    <AddressCardRoot component="article" aria-label={address.addressLine}>
      <Title>
        <AddressTitle address={address} />
      </Title>
      <Labels>
        <AddressText address={address} />
      </Labels>
      <Actions>
        <Button component={Link} to={paths.editAddress(address.id)} startIcon={<EditOutlined />}>
          {t('Edit')}
        </Button>
        {!address.isDefault && (
          <BusyButton
            isBusy={becomingDefault === address.id}
            disabled={becomingDefault !== null && becomingDefault !== address.id}
            onClick={() => dispatch(addressDefaultPressed(address))}
          >
            {t('Make default')}
          </BusyButton>
        )}
        <Button
          color="error"
          startIcon={<DeleteOutlineOutlined />}
          onClick={() => dispatch(overlayOpened({ name: 'addressDelete', addressId: address.id }))}
        >
          {t('Delete')}
        </Button>
        <Unsent press={addressDefaultPressed(address)} />
        <Unsent press={addressDeleteConfirmed(address.id)} />
      </Actions>
    </AddressCardRoot>
  );
}
