import type { ButtonProps } from '@mui/material';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { FileKind } from '@/domain/fileKind';
import { acceptOf } from '@/domain/fileKind';

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'disabled'> {
  name: string;
  /** Accessible name of the input. */
  label: string;
  kinds: readonly FileKind[];
  isMultiple?: boolean;
  /** No more files can be added; the button keeps the focus. */
  isFull?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const Opener = styled(Button)(({ theme }) => ({
  '&[aria-disabled=true]': { color: theme.vars?.palette.action.disabled, cursor: 'default' },
}));

/** Opens the browser's file dialog; the same file can be selected again. */
export function FileButton({
  name,
  label,
  kinds,
  isMultiple = false,
  isFull = false,
  onFiles,
  children,
  ...rest
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Opener
        {...rest}
        name={name}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) input.current?.click();
        }}
      >
        {children}
      </Opener>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={acceptOf(kinds)}
        multiple={isMultiple}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
