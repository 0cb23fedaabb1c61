import { Button, Card, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { FormikProvider } from 'formik';
import { Link } from 'react-router';
import { paths } from '@/domain/paths';
import type { Address } from '@/domain/session';
import { FormCare } from '@/shared/forms';
import { useT } from '@/shared/texts';
import { AddressFields } from './AddressFields';
import { useAddressForm } from './useAddressForm';

const Sheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  maxWidth: 720,
  padding: theme.spacing(6),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4) },
}));

/** The form of an address as a page of the account; `address` is the one that is edited. */
export function AddressForm({ address }: { address: Address | null }) {
  const t = useT();
  const { form, draft, isBusy, error } = useAddressForm(address);
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <FormikProvider value={form}>
        <FormCare draft={draft} error={error} />
        <Sheet>
          <AddressFields />
          <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" size="large" disabled={isBusy} aria-busy={isBusy}>
              {isBusy ? t('Processing...') : t('Save address')}
            </Button>
            <Button variant="outlined" color="inherit" size="large" component={Link} to={paths.manageAddress}>
              {t('Cancel')}
            </Button>
          </Stack>
        </Sheet>
      </FormikProvider>
    </form>
  );
}
