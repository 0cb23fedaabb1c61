import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { AppLinks } from '@/shared/ui/AppLinks';

const Banner = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: 12,
  backgroundColor: theme.vars?.palette.primary.soft,
  // A phone cannot scan its own screen.
  '@media (max-width: 599.98px), (max-height: 520px)': { '& img': { display: 'none' } },
}));

/** Specification §2: 'A variant shows a popup banner with app-store download links.' */
export function AppBanner() {
  const t = useT();
  const titleId = useId();
  const settings = useSettings();
  if (!settings.appStoreLink && !settings.playStoreLink) return null;
  return (
    <Banner aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h3">
        {t('Download our app')}
      </Typography>
      <AppLinks background="paper" links={settings} />
    </Banner>
  );
}
