import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button, Stack } from '@mui/material';
import { useT } from '@/shared/texts';

interface DocumentFileProps {
  address: string;
  isViewable: boolean;
}

/** A document that is not HTML, such as a PDF: links to open or download it. */
export function DocumentFile({ address, isViewable }: DocumentFileProps) {
  const t = useT();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
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
      <Button
        component="a"
        href={address}
        download=""
        size="large"
        variant="outlined"
        color="inherit"
        startIcon={<DownloadOutlined />}
      >
        {t('Download')}
      </Button>
    </Stack>
  );
}
