import { Button, Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import { FormikProvider } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSendContactMessageMutation } from '@/api';
import { FormGuard, FormField, SeenStatus, SubmitButton } from '@/shared/forms';
import { useT } from '@/shared/texts';
import { EmptyState } from '@/shared/ui';
import { anotherMessagePressed } from './contact.events';
import { CONTACT_CALL, CONTACT_DRAFT } from './contact.keys';
import { SentMessage } from './SentMessage';
import { useContactForm } from './useContactForm';
import { useFormOwner } from './useFormOwner';

const Sheet = styled(Card)(({ theme }) => ({
  padding: theme.spacing(7),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4) },
  '& form': { display: 'grid', gap: theme.spacing(5) },
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

/** Form of /contact-us and /support; replaced with the server's confirmation after sending. */
export function ContactForm() {
  const [, { isSuccess, data: thanks }] = useSendContactMessageMutation({ fixedCacheKey: CONTACT_CALL });
  const [wasSent] = useState(isSuccess);
  const owner = useFormOwner();
  return (
    <Sheet>
      {isSuccess ? <Thanks text={thanks} isNew={!wasSent} /> : <ContactMessageForm key={owner} />}
    </Sheet>
  );
}

function Thanks({ text, isNew }: { text: string | null | undefined; isNew: boolean }) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <SeenStatus isNew={isNew}>
      <EmptyState
        drawing={<SentMessage />}
        title={t('Your message is on its way')}
        text={text ?? undefined}
        action={
          <Button variant="outlined" onClick={() => dispatch(anotherMessagePressed())}>
            {t('Write another message')}
          </Button>
        }
      />
    </SeenStatus>
  );
}

/** Unmounted after sending, which clears the values. */
function ContactMessageForm() {
  const t = useT();
  const { form, known, isBusy, error } = useContactForm();
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <FormikProvider value={form}>
        <FormGuard draft={CONTACT_DRAFT} serverValues={known} error={error} />
        <Pair>
          <FormField name="name" label={t('Name')} autoComplete="name" required />
          <FormField
            name="phone"
            label={t('Phone')}
            type="tel"
            autoComplete="tel"
            required
            slotProps={{ htmlInput: { inputMode: 'tel', dir: 'ltr' } }}
          />
        </Pair>
        <FormField name="subject" label={t('Subject')} required />
        <FormField
          name="message"
          label={t('Your message')}
          multiline
          minRows={4}
          maxRows={16}
          required
          // What is typed now would be lost with the sent form.
          slotProps={{ htmlInput: { readOnly: isBusy } }}
        />
        <SubmitButton label={t('Send message')} isBusy={isBusy} error={error} />
      </FormikProvider>
    </form>
  );
}
