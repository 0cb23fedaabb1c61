import { useState } from 'react';

/**
 * Text of a field whose value is in the URL, which is rendered with a delay. Another value replaces the
 * text; one that the field itself wrote does not, because the shopper may have typed on meanwhile. `first`
 * is the text of a new field, if it is not the value.
 */
export function useUrlText(value: string, first: () => string = () => value) {
  const [text, setText] = useState(first);
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
