import { Popover, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { HangingProps } from '@/core/overlays';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { AppLinks } from '@/shared/ui/AppLinks';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  width: 344,
  maxWidth: '100%',
  padding: theme.spacing(5),
}));

/** Store links and QR code in a popover. */
export function DownloadAppPanel(hanging: HangingProps) {
  const t = useT();
  const settings = useSettings();
  return (
    <Popover
      {...hanging}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('Download our app') },
      }}
    >
      <Body>
        <Typography variant="h4" component="h2">
          {t('Download our app')}
        </Typography>
        <AppLinks background="paper" links={settings} />
      </Body>
    </Popover>
  );
}
