import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import { LazyMenu, useMenu } from '@/core/overlays';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';
import { UtilityButton } from '@/shared/ui';

const { Part: DownloadAppPanel, preload } = lazyComponent(() =>
  import('./DownloadAppPanel').then((module) => module.DownloadAppPanel),
);

/** Specification §2: 'Optional "Download our app" menu with store links and a QR code'. */
export function DownloadAppMenu() {
  const t = useT();
  const { hanging, buttonProps } = useMenu('downloadApp');
  return (
    <>
      <UtilityButton {...buttonProps} aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload}>
        <PhoneIphoneOutlined sx={{ fontSize: '1rem' }} />
        {t('Download our app')}
      </UtilityButton>
      {hanging && (
        <LazyMenu name="downloadApp" isOpen={hanging.open}>
          <DownloadAppPanel {...hanging} />
        </LazyMenu>
      )}
    </>
  );
}
