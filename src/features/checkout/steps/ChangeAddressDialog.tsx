import AddOutlined from '@mui/icons-material/AddOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetAddressesQuery } from '@/api';
import { AddressText, AddressTitle } from '@/features/addresses';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { ChoiceCard, ChoiceCards, Column, ShopDialog } from '@/shared/ui';
import { selectAddressInUse } from '../checkout.selectors';
import { addressPicked } from '../checkout.slice';

/** Picks, edits or adds the address of this order without leaving the checkout. */
export function ChangeAddressDialog() {
  const t = useT();
  const dispatch = useDispatch();
  const { data: addresses = [] } = useGetAddressesQuery();
  const inUse = useSelector(selectAddressInUse);
  const [marked, setMarked] = useState(inUse?.id ?? null);
  const close = () => dispatch(overlayClosed('changeAddress'));
  const deliverHere = () => {
    if (marked !== null) dispatch(addressPicked(marked));
    close();
  };
  return (
    <ShopDialog
      title={t('Deliver to')}
      width={560}
      onClose={close}
      actions={
        <Button variant="contained" size="large" onClick={deliverHere}>
          {t('Deliver here')}
        </Button>
      }
    >
      <Column sx={{ gap: 4 }}>
        <ChoiceCards
          aria-label={t('Delivery address')}
          value={String(marked)}
          onChange={(_event, id) => setMarked(Number(id))}
          sx={{ gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {addresses.map((address) => (
            <ChoiceCard
              key={address.id}
              value={String(address.id)}
              title={<AddressTitle address={address} />}
              action={
                <IconButton
                  aria-label={`${t('Edit')}: ${address.addressLine}`}
                  onClick={() => dispatch(overlayOpened({ name: 'address', addressId: address.id }))}
                >
                  <EditOutlined />
                </IconButton>
              }
            >
              <AddressText address={address} />
            </ChoiceCard>
          ))}
        </ChoiceCards>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddOutlined />}
          onClick={() => dispatch(overlayOpened({ name: 'address' }))}
        >
          {t('Add address')}
        </Button>
      </Column>
    </ShopDialog>
  );
}
