import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { styled } from '@mui/material/styles';
import { PHOTO_KINDS } from '@/domain/fileKind';
import { useT } from '../../texts';
import { FilesField } from './FilesField';
import { PhotoPreviews } from './PhotoPreviews';
import { useFilesField } from './useFilesField';

const Previews = styled(PhotoPreviews)(({ theme }) => ({ marginBlockEnd: theme.spacing(3) }));

interface PhotosFieldProps {
  name: string;
  label: string;
  most: number;
}

/** Photos of a form, with previews; each can be removed before submitting. */
export function PhotosField({ name, label, most }: PhotosFieldProps) {
  const t = useT();
  const field = useFilesField(name, PHOTO_KINDS, most);
  return (
    <FilesField
      name={name}
      label={label}
      kinds={PHOTO_KINDS}
      most={most}
      field={field}
      icon={<AddPhotoAlternateOutlined />}
      addText={t('Add photos')}
      hint={t('PNG, JPG or GIF, 2 MB each at most')}
    >
      <Previews files={field.files} onRemove={field.remove} onNotShown={field.notShown} />
    </FilesField>
  );
}
