import { Button } from '@mui/material';
import { FormikProvider } from 'formik';
import { QueryError, useGetIssueTypesQuery, useUploadShare } from '@/api';
import { paths } from '@/domain/paths';
import { FieldGrid, FormGuard, FormField, FormSheet, SelectField, SubmitButton } from '@/shared/forms';
import { AttachmentsField, UploadBar } from '@/shared/forms/files';
import { useT } from '@/shared/texts';
import { Link, Row } from '@/shared/ui';
import { OrderNumberField } from './OrderNumberField';
import { TICKET_DRAFT } from './support.keys';
import { useTicketForm } from './useTicketForm';

const leftToRight = { input: { dir: 'ltr' } } as const;

/** Form of a new ticket (api §6); text and attachments are kept until it is sent. */
export function NewTicketForm({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const { form, known, isBusy, error } = useTicketForm(orderNumber);
  const { currentData: types, error: noTypes, refetch } = useGetIssueTypesQuery();
  const share = useUploadShare('/support-ticket');
  if (!types && noTypes) return <QueryError error={noTypes} onRetry={refetch} />;
  return (
    <form noValidate onSubmit={form.handleSubmit} aria-label={t('New ticket')}>
      <FormikProvider value={form}>
        <FormGuard draft={TICKET_DRAFT} serverValues={known} error={error} />
        <FormSheet>
          <FieldGrid>
            {types?.length === 0 ? (
              <FormField name="issueType" required label={t('What is it about?')} />
            ) : (
              <SelectField
                name="issueType"
                required
                label={t('What is it about?')}
                placeholder={t('Choose')}
                choices={(types ?? []).map((name) => ({ value: name, text: name }))}
              />
            )}
            <OrderNumberField />
            <FormField className="whole" name="subject" label={t('Subject')} />
            <FormField
              className="whole"
              name="message"
              required
              label={t('Your message')}
              multiline
              minRows={5}
              maxRows={12}
              // What is typed now would be lost with the sent form.
              slotProps={{ htmlInput: { readOnly: isBusy } }}
            />
            <FormField
              name="email"
              required
              label={t('Email')}
              type="email"
              autoComplete="email"
              slotProps={leftToRight}
            />
            <FormField
              name="phone"
              label={t('Phone')}
              type="tel"
              autoComplete="tel"
              slotProps={leftToRight}
            />
          </FieldGrid>
          <AttachmentsField name="attachments" label={t('Attachments')} />
          <UploadBar share={isBusy && form.values.attachments.length > 0 ? share : null} />
          <Row sx={{ gap: 3, alignItems: 'start' }}>
            <SubmitButton label={t('Send ticket')} isBusy={isBusy} error={error} />
            <Button
              variant="outlined"
              color="inherit"
              size="large"
              component={Link}
              to={paths.supportTickets}
            >
              {t('Cancel')}
            </Button>
          </Row>
        </FormSheet>
      </FormikProvider>
    </form>
  );
}
