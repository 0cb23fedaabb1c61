import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button } from '@mui/material';
import type { OrderDocument } from '@/domain/order';
import { useT } from '@/shared/texts';

/** Downloads a document; one that is safe to show opens in a new tab as well. */
export function DocumentActions({ kind, address, fileName }: OrderDocument) {
  const t = useT();
  const isViewable = kind !== 'file';
  return (
    <>
      <Button
        component="a"
        href={address}
        download={fileName}
        size="large"
        startIcon={<DownloadOutlined />}
        {...(isViewable ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
      >
        {t('Download')}
      </Button>
      {isViewable && (
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          size="large"
          variant="contained"
          startIcon={<OpenInNewOutlined />}
        >
          {t('Open')}
        </Button>
      )}
    </>
  );
}
