import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import type { Photo } from '@/domain/photo';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { Picture } from '@/shared/ui';

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  ...unstyledList,
}));

const Enlarge = styled('button')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  width: 88,
  padding: 0,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 10,
  background: 'none',
  cursor: 'zoom-in',
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '&:focus-visible': { ...theme.focusVisible },
}));

interface PhotoThumbnailsProps {
  /** Null for the user's own photos. */
  author: string | null;
  photos: Photo[];
  className?: string;
}

/** Thumbnails of the photos of a review or a message; each opens the photo full screen (R112, R113). */
export function PhotoThumbnails({ author, photos, className }: PhotoThumbnailsProps) {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <Row
      className={className}
      aria-label={author === null ? t('Your photos') : t('Photos by {name}', { name: author })}
    >
      {photos.map(({ thumbnail }, index) => (
        <li key={`${index} ${thumbnail}`}>
          <Enlarge
            type="button"
            aria-haspopup="dialog"
            aria-label={t('Enlarge: {picture}', {
              picture: t('{name}, picture {number} of {total}', {
                name: author ?? t('Your photos'),
                number: index + 1,
                total: photos.length,
              }),
            })}
            onClick={() => dispatch(overlayOpened({ name: 'gallery', author, photos, index }))}
          >
            <Picture src={thumbnail} alt="" />
          </Enlarge>
        </li>
      ))}
    </Row>
  );
}
