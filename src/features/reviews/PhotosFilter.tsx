import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import { Button } from '@mui/material';
import { useT } from '@/shared/texts';

interface PhotosFilterProps {
  /** Number of reviews with photos; null if the server cannot filter by it. */
  count: number | null;
  isChosen: boolean;
  onChoose: (change: { withPhotos: boolean }) => void;
}

/** Button that leaves the reviews with photos. Where there are none it only takes the filter back. */
export function PhotosFilter({ count, isChosen, onChoose }: PhotosFilterProps) {
  const t = useT();
  if (count === null || (count === 0 && !isChosen)) return null;
  return (
    <Button
      variant="outlined"
      color={isChosen ? 'primary' : 'inherit'}
      startIcon={<PhotoCameraOutlined />}
      aria-pressed={isChosen}
      onClick={() => onChoose({ withPhotos: !isChosen })}
      sx={{ bgcolor: isChosen ? 'primary.soft' : undefined }}
    >
      {t('With photos ({count})', { count })}
    </Button>
  );
}
