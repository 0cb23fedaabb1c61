import { styled } from '@mui/material/styles';
import type { ClipboardEventHandler, KeyboardEventHandler, Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';

/** With `field-sizing`, a key press needs a single layout. */
const supportsFieldSizing = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

/** Enough text to reach the maximum height; longer text need not be laid out twice. */
const textForHeight = (text: string) => text.slice(0, 600);

/**
 * Grows with its text by CSS alone, without measuring. Browsers without `field-sizing` get a hidden copy of
 * the text behind the field, which sets its height.
 */
const Grower = styled('div')(({ theme }) => ({
  flex: '1 1 0',
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

/** Imperative handle of the field. */
export interface GrowingFieldHandle {
  text: () => string;
  empty: () => void;
}

interface GrowingFieldProps {
  label: string;
  placeholder: string;
  /** Initial text. */
  initialText: string;
  onWrite: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
  onPaste: ClipboardEventHandler;
  /** Id of the hint below the field. */
  describedBy: string;
  ref: Ref<GrowingFieldHandle>;
}

/**
 * One-line field that grows to five lines (R71). Uncontrolled, so that a key press causes no
 * render.
 */
export function GrowingField({ label, initialText, onWrite, describedBy, ref, ...rest }: GrowingFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const grower = useRef<HTMLDivElement>(null);
  const handleText = (text: string) => {
    if (grower.current && !supportsFieldSizing) grower.current.dataset.text = textForHeight(text);
    onWrite(text);
  };
  useImperativeHandle(ref, () => ({
    text: () => field.current?.value ?? '',
    empty: () => {
      if (field.current) field.current.value = '';
      handleText('');
    },
  }));
  return (
    <Grower ref={grower} data-text={supportsFieldSizing ? undefined : textForHeight(initialText)}>
      <textarea
        {...rest}
        ref={field}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        aria-label={label}
        aria-describedby={describedBy}
        defaultValue={initialText}
        onChange={(event) => handleText(event.target.value)}
      />
    </Grower>
  );
}
