import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '../../texts';
import { unstyledList } from '../../theme';
import { PhotoPreview } from './PhotoPreview';
import type { StoredFile } from './takeFile';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  ...unstyledList,
  '& > li': { position: 'relative', width: 'var(--preview-size, 96px)' },
}));

/** A small disk in the corner of its photo, which it hardly covers; a finger can press more than that. */
const Remove = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: -6,
  width: 44,
  height: 44,
  color: theme.vars?.palette.text.primary,
  '&, &:hover': { backgroundColor: 'transparent' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 9,
    borderRadius: '50%',
    backgroundColor: theme.vars?.palette.background.paper,
    boxShadow: theme.shadows[1],
  },
  '&:hover::before': { backgroundColor: theme.vars?.palette.surface.muted },
  '& > svg': { position: 'relative', fontSize: 18 },
}));

interface PhotoPreviewsProps {
  files: readonly StoredFile[];
  onRemove: (file: StoredFile) => void;
  /** The browser cannot decode the photo. */
  onNotShown: (file: StoredFile) => void;
  className?: string;
}

/** Chosen photos, each with a button that removes it. */
export function PhotoPreviews({ files, onRemove, onNotShown, className }: PhotoPreviewsProps) {
  const t = useT();
  return (
    <List className={className}>
      {files.map((file) => (
        <li key={file.secretRef}>
          <PhotoPreview file={file} onError={() => onNotShown(file)} />
          <Remove aria-label={t('Remove {name}', { name: file.name })} onClick={() => onRemove(file)}>
            <CloseOutlined />
          </Remove>
        </li>
      ))}
    </List>
  );
}
