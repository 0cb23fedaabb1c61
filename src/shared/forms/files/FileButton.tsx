import type { ButtonProps } from '@mui/material';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { FileKind } from '@/domain/fileKind';
import { acceptOf } from '@/domain/fileKind';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  name: string;
  /** Accessible name of the input. */
  label: string;
  kinds: readonly FileKind[];
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Opens the browser's file dialog; the same file can be selected again. */
export function FileButton({ name, label, kinds, isMultiple, onFiles, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} name={name} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={acceptOf(kinds)}
        multiple={isMultiple ?? false}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
