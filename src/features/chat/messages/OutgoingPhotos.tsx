import type { Outgoing } from '@/domain/chat';
import { PhotoPreview } from '@/shared/forms/files';
import { useT } from '@/shared/texts';
import { Picture } from '@/shared/ui';

/** Photos of a message that the server has not confirmed. Those of an earlier page have no files here. */
export function OutgoingPhotos({ outgoing: { photos = [], lostPhotos = 0 } }: { outgoing: Outgoing }) {
  const t = useT();
  if (photos.length + lostPhotos === 0) return null;
  return (
    <ul className="photos" aria-label={t('Your photos')}>
      {photos.map((photo) => (
        <li key={photo.secretRef}>
          <PhotoPreview file={photo} />
        </li>
      ))}
      {Array.from({ length: lostPhotos }, (_, index) => (
        <li key={index}>
          <Picture src={null} alt={t('Photo')} />
        </li>
      ))}
    </ul>
  );
}
