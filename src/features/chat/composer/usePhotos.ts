import { useState } from 'react';
import type { OutgoingPhoto } from '@/domain/chat';
import { PHOTO_KINDS } from '@/domain/fileKind';
import type { ShopId } from '@/domain/ids';
import { tooMany, useChosenFiles } from '@/shared/forms/files';
import { changeDraft, draftOf } from './draft';

/**
 * Photos chosen for the next message, kept with its text while the page is open (R113). `most` is null until
 * the conversation has loaded.
 */
export function usePhotos(shopId: ShopId, most: number | null) {
  const [photos, setPhotos] = useState(draftOf(shopId).photos);
  const change = (next: readonly OutgoingPhoto[]) => {
    changeDraft(shopId, { photos: next });
    setPhotos(next);
  };
  const { refused, clearRefused, ...rest } = useChosenFiles({
    files: () => draftOf(shopId).photos,
    change,
    kinds: PHOTO_KINDS,
    most: most ?? 0,
  });
  // Several unsent messages may have come back into the field.
  const beyond = photos.slice(most ?? photos.length).map(({ name }) => tooMany(name, most ?? 0));
  return {
    ...rest,
    photos,
    refused: [...refused, ...beyond],
    hasTooMany: beyond.length > 0,
    /** Empties the field after sending; the files stay in the vault. */
    empty: () => {
      change([]);
      clearRefused();
    },
  };
}
