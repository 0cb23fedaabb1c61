import { Button, Typography } from '@mui/material';
import { Column, Link, Row } from '@/shared/ui';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { EmptyShelf } from './EmptyShelf';

/** Specification §2: "Any other path shows a page-not-found screen with a bare layout." */
export function NotFound() {
  const t = useT();
  return (
    <Column sx={{ alignItems: 'center', gap: 4, paddingBlock: 16, textAlign: 'center' }}>
      <meta name="robots" content="noindex" />
      <EmptyShelf />
      <Typography variant="h1">{t('Page not found')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {t('The page you are looking for is not here.')}
      </Typography>
      <Row sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        <Button component={Link} to={paths.home} variant="contained" size="large">
          {t('Back to the shop')}
        </Button>
        <Button component={Link} to={paths.products} variant="outlined" size="large">
          {t('See all products')}
        </Button>
      </Row>
    </Column>
  );
}
