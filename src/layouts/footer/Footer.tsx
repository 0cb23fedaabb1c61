import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useSettings } from '@/features/settings';
import { lazyPart } from '@/shared/lazyPart';
import { useT } from '@/shared/texts';
import { ErrorBoundary } from '@/shared/ui';
import { Wrap } from '../frame/Wrap';
import { Copyright } from './Copyright';
import { FooterAbout } from './FooterAbout';
import { FooterFold } from './FooterFold';
import { companyLinks, quickLinks } from './footerLinks';

const { Part: AppLinks } = lazyPart(() => import('@/shared/ui/AppLinks').then((module) => module.AppLinks));

const Ground = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(14, 6),
  fontSize: '.875rem',
  color: theme.vars?.palette.deep.textMuted,
  backgroundColor: theme.vars?.palette.deep.main,
  '& :focus-visible': { outlineColor: theme.vars?.palette.deep.text },
  '@media (max-width: 639.95px)': {
    paddingBlockStart: theme.spacing(8),
  },
}));

const Columns = styled(Wrap)(({ theme }) => ({
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

/** As high as the QR picture and two stores, before they are here. */
const AppRoom = styled('div')({ minHeight: 108 });

/** Specification §2, "Footer"; absent when the setting is off. */
export function Footer() {
  const t = useT();
  const settings = useSettings();
  const { showFooter, footerQr, appStoreLink, playStoreLink, isMultiVendor } = settings;
  if (!showFooter) return null;
  const hasApp = Boolean(footerQr ?? appStoreLink ?? playStoreLink);
  return (
    <Ground>
      <Columns>
        <FooterAbout />
        <FooterFold title={t('Quick Links')} links={quickLinks(isMultiVendor)} />
        <FooterFold title={t('Company')} links={companyLinks(isMultiVendor)} />
        {hasApp && (
          <div>
            <AppTitle>{t('Download our app')}</AppTitle>
            <AppRoom>
              <ErrorBoundary where="app links" fallback={null}>
                <Suspense fallback={null}>
                  <AppLinks ground="deep" links={settings} />
                </Suspense>
              </ErrorBoundary>
            </AppRoom>
          </div>
        )}
      </Columns>
      <Copyright />
    </Ground>
  );
}
