import { styled } from '@mui/material/styles';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { AppLinks } from '@/shared/ui/AppLinks';
import { Container } from '../frame/Container';
import { Copyright } from './Copyright';
import { FooterAbout } from './FooterAbout';
import { FooterFold } from './FooterFold';
import { companyLinks, quickLinks } from './footerLinks';

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(12),
  gridTemplateColumns: '1.7fr 1fr 1fr 1.3fr',
  '@media (max-width: 1099.95px)': { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(8) },
  '@media (max-width: 639.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
}));

const AppTitle = styled('h2')(({ theme }) => ({
  margin: theme.spacing(0, 0, 3),
  fontSize: '.875rem',
  color: theme.vars?.palette.deep.text,
  '@media (max-width: 639.95px)': { marginBlockStart: theme.spacing(4) },
}));

/** Specification §2, "Footer": the content. */
export function Footer() {
  const t = useT();
  const settings = useSettings();
  const { footerQr, appStoreLink, playStoreLink, isMultiVendor } = settings;
  const hasApp = Boolean(footerQr ?? appStoreLink ?? playStoreLink);
  return (
    <>
      <Columns>
        <FooterAbout />
        <FooterFold title={t('Quick Links')} links={quickLinks(isMultiVendor)} />
        <FooterFold title={t('Company')} links={companyLinks(isMultiVendor)} />
        {hasApp && (
          <div>
            <AppTitle>{t('Download our app')}</AppTitle>
            <AppLinks background="deep" links={settings} />
          </div>
        )}
      </Columns>
      <Copyright />
    </>
  );
}
