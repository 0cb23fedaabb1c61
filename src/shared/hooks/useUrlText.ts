import { useState } from 'react';

/**
 * Text of a field whose value is in the URL, which is rendered with a delay. Another value replaces the
 * text; one that the field itself wrote does not, because the shopper may have typed on meanwhile.
 */
export function useUrlText(value: string) {
  const [text, setText] = useState(value);
  const [rendered, setRendered] = useState(value);
  const [written, setWritten] = useState(value);
  if (rendered !== value) {
    setRendered(value);
    if (written !== value) {
      setWritten(value);
      setText(value);
    }
  }
  return {
    text,
    setText,
    /** To be called with each value that the field writes to the URL. */
    setWritten,
  };
}
