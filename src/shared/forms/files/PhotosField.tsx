import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { PHOTO_KINDS } from '@/domain/fileKind';
import { useT } from '../../texts';
import { unstyledList } from '../../theme';
import { FilesField } from './FilesField';
import type { StoredFile } from './takeFile';
import { useFilesField } from './useFilesField';
import { usePreview } from './usePreview';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  ...unstyledList,
  margin: theme.spacing(0, 0, 3),
  '& > li': {
    position: 'relative',
    width: 96,
    height: 96,
    borderRadius: 10,
    backgroundColor: theme.vars?.palette.surface.strong,
  },
  '& img': { display: 'block', width: '100%', height: '100%', borderRadius: 10, objectFit: 'cover' },
}));

/** In the corner of its photo; a finger can press it, too. */
const Remove = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  width: 32,
  height: 32,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  '&:hover': { backgroundColor: theme.vars?.palette.surface.muted },
  '&::after': { content: '""', position: 'absolute', inset: -6 },
}));

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
      <List>
        {field.files.map((file) => (
          <li key={file.secretRef}>
            <Preview file={file} onError={() => field.notShown(file)} />
            <Remove aria-label={t('Remove {name}', { name: file.name })} onClick={() => field.remove(file)}>
              <CloseOutlined fontSize="small" />
            </Remove>
          </li>
        ))}
      </List>
    </FilesField>
  );
}

function Preview({ file, onError }: { file: StoredFile; onError: () => void }) {
  const src = usePreview(file);
  return src === null ? null : <img src={src} alt={file.name} onError={onError} />;
}
