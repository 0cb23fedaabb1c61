import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Typography } from '@mui/material';
import type { OrderDocument } from '@/domain/order';
import { useT } from '@/shared/texts';
import { IconTile, Row } from '@/shared/ui';

/** A document that is not shown in the dialog: its name, and what can be done with it. */
export function DocumentFile({ kind, fileName }: OrderDocument) {
  const t = useT();
  const isPdf = kind === 'pdf';
  return (
    <Row sx={{ alignItems: 'center', gap: 4, p: 4, border: 1, borderColor: 'divider', borderRadius: '12px' }}>
      <IconTile sx={{ flexShrink: 0 }}>
        {isPdf ? <PictureAsPdfOutlined /> : <InsertDriveFileOutlined />}
      </IconTile>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{fileName}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isPdf
            ? t('The PDF opens in a new tab.')
            : t('This file cannot be shown here, but you can download it.')}
        </Typography>
      </div>
    </Row>
  );
}
