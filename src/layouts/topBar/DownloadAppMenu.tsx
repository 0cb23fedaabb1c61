import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { LazyMenu, useMenu } from '@/core/overlays';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';

const { Part: DownloadAppPanel, preload } = lazyComponent(() =>
  import('./DownloadAppPanel').then((module) => module.DownloadAppPanel),
);

const Button = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 36,
  font: 'inherit',
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** Specification §2: 'Optional "Download our app" menu with store links and a QR code'. */
export function DownloadAppMenu() {
  const t = useT();
  const { hanging, buttonProps } = useMenu('downloadApp');
  return (
    <>
      <Button {...buttonProps} aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload}>
        <PhoneIphoneOutlined sx={{ fontSize: '1rem' }} />
        {t('Download our app')}
      </Button>
      {hanging && (
        <LazyMenu name="downloadApp" isOpen={hanging.open}>
          <DownloadAppPanel {...hanging} />
        </LazyMenu>
      )}
    </>
  );
}
