import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ATTACHMENT_KINDS, MOST_ATTACHMENTS } from '@/domain/fileKind';
import { useFormats, useT } from '../../texts';
import { unstyledList } from '../../theme';
import { ownEnd } from '../../ui';
import { FilesField } from './FilesField';
import { useFilesField } from './useFilesField';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  ...unstyledList,
  margin: theme.spacing(0, 0, 2),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: theme.spacing(2.5),
    minHeight: 48,
    paddingInline: theme.spacing(3.5, 1),
    borderRadius: 8,
    fontSize: '.875rem',
    backgroundColor: theme.vars?.palette.surface.muted,
  },
  '& bdi': ownEnd,
  '& small': { color: theme.vars?.palette.text.secondary },
}));

const KILOBYTE = 1024;

/** File attachments of a form; each is validated when selected and can be removed before submitting. */
export function AttachmentsField({ name, label }: { name: string; label: string }) {
  const t = useT();
  const formats = useFormats();
  const field = useFilesField(name, ATTACHMENT_KINDS, MOST_ATTACHMENTS);
  return (
    <FilesField
      name={name}
      label={label}
      kinds={ATTACHMENT_KINDS}
      most={MOST_ATTACHMENTS}
      field={field}
      icon={<AttachFileOutlined />}
      addText={t('Attach files')}
      hint={t('JPG, PNG or PDF, 2 MB each at most')}
    >
      <List>
        {field.files.map((file) => (
          <li key={file.secretRef}>
            <AttachFileOutlined fontSize="small" aria-hidden />
            <bdi>{file.name}</bdi>
            <small>
              {t('{size} kB', { size: formats.number(Math.max(1, Math.round(file.size / KILOBYTE))) })}
            </small>
            <IconButton
              aria-label={t('Remove {name}', { name: file.name })}
              onClick={() => field.remove(file)}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          </li>
        ))}
      </List>
    </FilesField>
  );
}
