import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, Typography } from '@mui/material';
import { addressesApi } from '@/api';
import { Column, Link, Row } from '@/shared/ui';
import { paths } from '@/domain/paths';
import { AddressList } from '@/features/addresses';
import { useT } from '@/shared/texts';

/** Specification §2, /manage-address. */
export function ManageAddress() {
  const t = useT();
  const { currentData } = addressesApi.endpoints.getAddresses.useQueryState();
  // The empty list has that button itself.
  const isEmpty = currentData?.length === 0;
  return (
    <Column sx={{ gap: 5 }}>
      <Row sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'space-between', minHeight: 44 }}>
        <Typography variant="h1">{t('Manage Address')}</Typography>
        {!isEmpty && (
          <Button variant="contained" startIcon={<AddOutlined />} component={Link} to={paths.newAddress}>
            {t('Add address')}
          </Button>
        )}
      </Row>
      <AddressList />
    </Column>
  );
}
