import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';

export function NotFound() {
  const t = useT();
  return (
    <Stack sx={{ alignItems: 'center', gap: 4, py: 24, px: 4, textAlign: 'center' }}>
      <Typography variant="h1">{t('Page not found')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('The page you are looking for is not here.')}
      </Typography>
      <Button component={Link} to={paths.home} variant="contained">
        {t('Back to the shop')}
      </Button>
    </Stack>
  );
}
