import { Button } from '@mui/material';
import { FormikProvider } from 'formik';
import { BusyButton, Link, Row } from '@/shared/ui';
import { paths } from '@/domain/paths';
import type { Address } from '@/domain/session';
import { FormGuard, FormSheet, UnsentNote } from '@/shared/forms';
import { dropDraft } from '@/shared/drafts';
import { useT } from '@/shared/texts';
import { AddressFields } from './AddressFields';
import { useAddressForm } from './useAddressForm';

/** Address form as an account page; `address` is the edited one, null for a new one. */
export function AddressForm({ address }: { address: Address | null }) {
  const t = useT();
  const { form, draft, known, isBusy, error } = useAddressForm(address);
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <FormikProvider value={form}>
        <FormGuard draft={draft} serverValues={known} error={error} />
        <FormSheet>
          <AddressFields />
          <Row sx={{ gap: 3, flexWrap: 'wrap' }}>
            <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy}>
              {isBusy ? t('Processing...') : t('Save address')}
            </BusyButton>
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              component={Link}
              to={paths.manageAddress}
              onClick={() => {
                if (!isBusy) dropDraft(draft);
              }}
            >
              {t('Cancel')}
            </Button>
          </Row>
          {!isBusy && <UnsentNote error={error} />}
        </FormSheet>
      </FormikProvider>
    </form>
  );
}
