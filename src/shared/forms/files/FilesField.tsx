import { FormHelperText } from '@mui/material';
import type { ReactNode } from 'react';
import type { FileKind } from '@/domain/fileKind';
import { FieldLabel } from '../FieldLabel';
import { FileButton } from './FileButton';
import { RefusedFiles } from './RefusedFiles';
import type { FilesOfField } from './useFilesField';

interface FilesFieldProps {
  name: string;
  label: string;
  kinds: readonly FileKind[];
  most: number;
  field: FilesOfField;
  icon: ReactNode;
  addText: string;
  hint: string;
  /** The chosen files. */
  children: ReactNode;
}

/** Frame of a field with several files: label, files, button, what was refused, and what may be sent. */
export function FilesField({
  name,
  label,
  kinds,
  most,
  field: { files, refused, add },
  icon,
  addText,
  hint,
  children,
}: FilesFieldProps) {
  return (
    <div role="group" aria-label={label}>
      <FieldLabel>{label}</FieldLabel>
      {files.length > 0 && children}
      <FileButton
        name={name}
        label={label}
        kinds={kinds}
        isMultiple
        variant="outlined"
        color="inherit"
        startIcon={icon}
        isFull={files.length >= most}
        onFiles={add}
      >
        {addText}
      </FileButton>
      <RefusedFiles refused={refused} />
      <FormHelperText>{hint}</FormHelperText>
    </div>
  );
}
