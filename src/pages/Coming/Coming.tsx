import { Typography } from '@mui/material';
import { useT } from '@/shared/texts';

/** Stands where a page is not built yet. */
export function Coming() {
  const t = useT();
  return (
    <Typography variant="h1" sx={{ py: 24, textAlign: 'center' }}>
      {t('This page is coming.')}
    </Typography>
  );
}
