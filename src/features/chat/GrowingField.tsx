import { styled } from '@mui/material/styles';
import type { KeyboardEventHandler, Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';

/** Where a field knows to grow with its text, a key lays it out once. */
const growsItself = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

/** As much of a text as makes the field as high as it can be: more than five lines need not be laid out twice. */
const heightOf = (text: string) => text.slice(0, 600);

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

/** The field as its form sees it. */
export interface Writing {
  text: () => string;
  empty: () => void;
}

interface GrowingFieldProps {
  label: string;
  placeholder: string;
  /** What was written before. */
  begun: string;
  onWrite: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
  /** Id of the hint below. */
  describedBy: string;
  ref: Ref<Writing>;
}

/** A field of one line that grows to five (R71). It keeps its text itself: a key draws nothing anew. */
export function GrowingField({ label, begun, onWrite, describedBy, ref, ...rest }: GrowingFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const grower = useRef<HTMLDivElement>(null);
  const written = (text: string) => {
    if (grower.current && !growsItself) grower.current.dataset.text = heightOf(text);
    onWrite(text);
  };
  useImperativeHandle(ref, () => ({
    text: () => field.current?.value ?? '',
    empty: () => {
      if (field.current) field.current.value = '';
      written('');
    },
  }));
  return (
    <Grower ref={grower} data-text={growsItself ? undefined : heightOf(begun)}>
      <textarea
        {...rest}
        ref={field}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        aria-label={label}
        aria-describedby={describedBy}
        defaultValue={begun}
        onChange={(event) => written(event.target.value)}
      />
    </Grower>
  );
}
