import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useFormats, useT } from '@/shared/texts';
import { fixedColors } from '@/shared/theme';

interface FullScreenBarProps {
  index: number;
  total: number;
  scale: number;
  /** False at the limit of the zoom, and for a video. */
  canZoomIn: boolean;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onClose: () => void;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 56,
  paddingInline: theme.spacing(4, 2),
  paddingBlockStart: 'env(safe-area-inset-top)',
  '& > p': { flex: 1, margin: 0, fontSize: '.875rem', fontVariantNumeric: 'tabular-nums' },
  '& [aria-disabled]': { color: fixedColors.gallery.disabled },
}));

/** Toolbar: position, zoom and close. At a limit of the zoom a `disabled` button would lose the focus. */
export function FullScreenBar({
  index,
  total,
  scale,
  canZoomIn,
  onZoomIn,
  onZoomOut,
  onClose,
}: FullScreenBarProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <Bar>
      <p role="status">
        {t('{number} / {total}', { number: formats.number(index + 1), total: formats.number(total) })}
      </p>
      <IconButton aria-label={t('Zoom out')} aria-disabled={scale <= 1 || undefined} onClick={onZoomOut}>
        <ZoomOutOutlined />
      </IconButton>
      <IconButton aria-label={t('Zoom in')} aria-disabled={!canZoomIn || undefined} onClick={onZoomIn}>
        <ZoomInOutlined />
      </IconButton>
      <IconButton aria-label={t('Close')} onClick={onClose}>
        <CloseOutlined />
      </IconButton>
    </Bar>
  );
}
