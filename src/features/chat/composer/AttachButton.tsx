import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { PHOTO_KINDS } from '@/domain/fileKind';
import { FileButton } from '@/shared/forms/files';
import { useT } from '@/shared/texts';

const Round = styled(FileButton)(({ theme }) => ({
  width: 44,
  minWidth: 44,
  height: 44,
  padding: 0,
  borderRadius: '50%',
  color: theme.vars?.palette.text.secondary,
}));

interface AttachButtonProps {
  onFiles: (files: readonly File[]) => void;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the file dialog for photos of a message. */
export function AttachButton({ onFiles, ref }: AttachButtonProps) {
  const t = useT();
  return (
    <Round
      ref={ref}
      name="photos"
      label={t('Your photos')}
      aria-label={t('Add photos')}
      kinds={PHOTO_KINDS}
      isMultiple
      onFiles={onFiles}
    >
      <AddPhotoAlternateOutlined />
    </Round>
  );
}
