import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Button, Stack } from '@mui/material';
import { useT } from '@/shared/texts';

interface PaperFileProps {
  address: string;
  isViewable: boolean;
}

/** A paper that is no page, such as a PDF: the browser shows or saves it. */
export function PaperFile({ address, isViewable }: PaperFileProps) {
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
