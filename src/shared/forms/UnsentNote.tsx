import { FormHelperText } from '@mui/material';
import { useIsOnline } from '../hooks';
import { useT } from '../texts';

/** A call that timed out may have arrived (R76). */
const isUnsent = (error: unknown) => ((error ?? {}) as { kind?: string }).kind === 'network';

/** Says at the button that a form did not arrive and is kept, and when it can be sent again. */
export function UnsentNote({ error }: { error: unknown }) {
  const t = useT();
  const isOnline = useIsOnline();
  if (!isUnsent(error)) return null;
  return (
    <FormHelperText error role="alert" sx={{ textAlign: 'center', fontSize: '.875rem' }}>
      {isOnline
        ? t('This was not sent. What you typed is still here: press again to send it.')
        : t('This was not sent: you are offline. What you typed is kept until you are back.')}
    </FormHelperText>
  );
}
