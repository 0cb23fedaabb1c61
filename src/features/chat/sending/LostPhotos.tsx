import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { PHOTO_KINDS } from '@/domain/fileKind';
import { forget } from '@/shared/adapters';
import type { RefusedFile } from '@/shared/forms/files';
import { FileButton, RefusedFiles, takeFiles } from '@/shared/forms/files';
import { useT } from '@/shared/texts';
import { photosChosenAgain } from '../chat.slice';

/** Looks like the buttons beside it. */
const Choose = styled(FileButton)({ padding: 0, minWidth: 0, minHeight: 44, fontSize: 'inherit' });

interface LostPhotosProps {
  messageKey: string;
  /** Number of photos that the message had. */
  count: number;
}

/** Says that the photos of an unsent message are not on this page; sends it once they are chosen again. */
export function LostPhotos({ messageKey, count }: LostPhotosProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const choose = async (files: readonly File[]) => {
    const { taken, refused: bad } = await takeFiles(files, PHOTO_KINDS, count);
    if (bad.length > 0) taken.forEach(forget);
    else dispatch(photosChosenAgain({ key: messageKey, photos: taken }));
    setRefused(bad);
  };
  return (
    <>
      <span>{t('The photos of this message are no longer on this page.')}</span>
      {refused.length > 0 && <RefusedFiles refused={refused} />}
      <Choose
        name="photos"
        label={t('Your photos')}
        kinds={PHOTO_KINDS}
        isMultiple
        onFiles={(files) => void choose(files)}
      >
        {t('Choose photos again')}
      </Choose>
    </>
  );
}
