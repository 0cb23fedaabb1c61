import { Button, Stack, Typography } from '@mui/material';
import { useT } from '../texts';

interface SectionErrorProps {
  /** The server's words, or a translated text of ours. */
  message?: string;
  onRetry: () => void;
}

/** A section that could not be had: what happened, and a way to try again. */
export function SectionError({ message, onRetry }: SectionErrorProps) {
  const t = useT();
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 3, py: 10, px: 4, textAlign: 'center' }}>
      <Typography>{message ?? t('Something went wrong. Please try again.')}</Typography>
      <Button variant="outlined" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Stack>
  );
}
