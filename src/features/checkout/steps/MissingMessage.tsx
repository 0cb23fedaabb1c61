import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useT } from '@/shared/texts';
import type { MissingHere } from './useMissingHere';

const Message = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  margin: 0,
  marginBlockEnd: theme.spacing(3),
  fontWeight: 500,
  color: theme.vars?.palette.error.main,
}));

/** The first control after the message, which mends what is missing. */
function controlAfter(message: Element, step: Element | null): HTMLElement | undefined {
  const controls = Array.from(step?.querySelectorAll<HTMLElement>('input, button, a[href]') ?? []);
  return controls.find(
    (control) => message.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/**
 * Says what is missing in a step, and takes the eye and the focus there with each press. The step is scrolled
 * to the top, because toasts are at the bottom. Announced as description of the focused control.
 */
export function MissingMessage({ id, text, times }: MissingHere) {
  const t = useT();
  const ref = useRef<HTMLParagraphElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    const message = ref.current;
    if (!message || times <= seen.current) return;
    seen.current = times;
    const step = message.closest('section');
    step?.scrollIntoView({ block: 'start' });
    (controlAfter(message, step) ?? message).focus({ preventScroll: true });
  }, [times]);
  return text === null ? null : (
    <Message ref={ref} id={id} tabIndex={-1}>
      <ErrorOutlined aria-hidden fontSize="small" />
      {t(text)}
    </Message>
  );
}
