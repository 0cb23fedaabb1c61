import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';
import { ContactForm, ContactWays } from '@/features/contact';
import { useT } from '@/shared/texts';
import { Breadcrumb, ErrorBoundary } from '@/shared/ui';

const Head = styled('div')(({ theme }) => ({
  maxWidth: '60ch',
  marginBlockEnd: theme.spacing(8),
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(5) },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(8),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(5) },
}));

/** `/contact-us` and `/support`: contact details of the shop and a form. */
export function ContactUs() {
  const t = useT();
  const isSupport = useLocation().pathname === paths.support;
  const title = isSupport ? t('Support') : t('Contact Us');
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: title }]} />
      <Head>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {t('Ask us anything about the shop, an order or a product. We answer every message.')}
        </Typography>
      </Head>
      <Columns>
        <ErrorBoundary where="ways of contact">
          <ContactWays />
        </ErrorBoundary>
        <ContactForm />
      </Columns>
    </>
  );
}
