import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { FormHelperText, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useState } from 'react';
import { ATTACHMENT_KINDS, MOST_ATTACHMENTS } from '@/domain/fileKind';
import { forget } from '../../adapters';
import { useFormats, useT } from '../../texts';
import { FieldLabel } from '../FieldLabel';
import { unstyledList } from '../../theme';
import { FileButton } from './FileButton';
import type { StoredFile } from './takeFile';
import { takeFile } from './takeFile';

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
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: theme.vars?.palette.text.secondary },
}));

const KILOBYTE = 1024;

/** File attachments of a form; each is validated when selected and can be removed before submitting. */
export function AttachmentsField({ name, label }: { name: string; label: string }) {
  const t = useT();
  const formats = useFormats();
  const [{ value: files }, , { setValue }] = useField<readonly StoredFile[]>(name);
  /** Rejected files with their error messages. */
  const [refused, setRefused] = useState<{ file: string; text: string }[]>([]);
  const addFiles = async (chosen: readonly File[]) => {
    const results = await Promise.all(chosen.map((file) => takeFile(file, ATTACHMENT_KINDS)));
    const good = results.filter((one) => typeof one !== 'string');
    const room = MOST_ATTACHMENTS - files.length;
    good.slice(room).forEach(forget);
    const bad = results.flatMap((one, at) =>
      typeof one === 'string' ? [{ file: chosen[at]?.name ?? '', text: t(one) }] : [],
    );
    const tooMany = good.slice(room).map(({ name: file }) => ({
      file,
      text: t('No more than {count} files can be sent.', { count: MOST_ATTACHMENTS }),
    }));
    setRefused([...bad, ...tooMany]);
    await setValue([...files, ...good.slice(0, room)]);
  };
  const remove = (file: StoredFile) => {
    forget(file);
    setRefused([]);
    void setValue(files.filter((other) => other !== file));
  };
  return (
    <div role="group" aria-label={label}>
      <FieldLabel>{label}</FieldLabel>
      {files.length > 0 && (
        <List>
          {files.map((file) => (
            <li key={file.secretRef}>
              <AttachFileOutlined fontSize="small" aria-hidden />
              <bdi>{file.name}</bdi>
              <small>
                {t('{size} kB', { size: formats.number(Math.max(1, Math.round(file.size / KILOBYTE))) })}
              </small>
              <IconButton aria-label={t('Remove {name}', { name: file.name })} onClick={() => remove(file)}>
                <CloseOutlined fontSize="small" />
              </IconButton>
            </li>
          ))}
        </List>
      )}
      <FileButton
        name={name}
        label={label}
        kinds={ATTACHMENT_KINDS}
        isMultiple
        variant="outlined"
        color="inherit"
        startIcon={<AttachFileOutlined />}
        disabled={files.length >= MOST_ATTACHMENTS}
        onFiles={(chosen) => void addFiles(chosen)}
      >
        {t('Attach files')}
      </FileButton>
      <div role="alert">
        {refused.map(({ file, text }) => (
          <FormHelperText key={file} error>
            <bdi>{file}</bdi>: {text}
          </FormHelperText>
        ))}
      </div>
      <FormHelperText>{t('JPG, PNG or PDF, 2 MB each at most')}</FormHelperText>
    </div>
  );
}
