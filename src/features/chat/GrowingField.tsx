import { styled } from '@mui/material/styles';
import type { KeyboardEventHandler } from 'react';

/** Where a field knows to grow with its text, a key lays it out once. */
const growsItself = () => globalThis.CSS?.supports('field-sizing', 'content') ?? false;

/**
 * Grows with its text by CSS alone; nothing is measured. Where the field cannot do it, its text lies unseen behind it and
 * makes it as high.
 */
const Grower = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  maxHeight: 'calc(5lh + 22px)',
  overflow: 'hidden',
  lineHeight: 1.4,
  borderRadius: 22,
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  backgroundColor: theme.vars?.palette.surface.muted,
  '&:focus-within': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 1 },
  '& > textarea, &[data-text]::after': {
    gridArea: '1 / 1',
    minWidth: 0,
    maxHeight: 'calc(5lh + 20px)',
    padding: '10px 16px',
    border: 0,
    font: 'inherit',
    lineHeight: 'inherit',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '&[data-text]::after': { content: 'attr(data-text) " "', visibility: 'hidden', overflow: 'hidden' },
  '& > textarea': {
    fieldSizing: 'content',
    resize: 'none',
    overflowY: 'auto',
    outline: 0,
    color: theme.vars?.palette.text.primary,
    backgroundColor: 'transparent',
    unicodeBidi: 'plaintext',
    '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  },
}));

interface GrowingFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onWrite: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
  /** Id of the hint below. */
  describedBy: string;
}

/** A field of one line that grows to five (look, "Messages"). */
export function GrowingField({ label, value, onWrite, describedBy, ...rest }: GrowingFieldProps) {
  return (
    // More than five lines need not be laid out twice.
    <Grower data-text={growsItself() ? undefined : value.slice(0, 600)}>
      <textarea
        {...rest}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onWrite(event.target.value)}
      />
    </Grower>
  );
}
