import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { ParcelOnItsWay } from './ParcelOnItsWay';

/** Stands where a page is not built yet. */
export function Coming() {
  const t = useT();
  return (
    <Stack sx={{ alignItems: 'center', gap: 4, paddingBlock: 16, textAlign: 'center' }}>
      <ParcelOnItsWay />
      <Typography variant="h1">{t('This page is coming.')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {t('It is packed and on its way. Until then there is a lot to see in the shop.')}
      </Typography>
      <Button component={Link} to={paths.home} variant="contained" size="large">
        {t('Back to the shop')}
      </Button>
    </Stack>
  );
}
