import { styled } from '@mui/material/styles';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useT } from '@/shared/texts';
import { otpCharacters } from './otp';

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: theme.spacing(3),
}));

const Box = styled('input')(({ theme }) => ({
  minWidth: 0,
  height: 72,
  padding: 0,
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  font: 'inherit',
  fontSize: '1.75rem',
  fontWeight: 700,
  textAlign: 'center',
  caretColor: theme.vars?.palette.primary.main,
  '&:focus': {
    borderColor: theme.vars?.palette.primary.main,
    ...theme.focusVisible,
  },
  '&[aria-invalid=true]': { borderColor: theme.vars?.palette.error.main },
}));

interface OtpBoxesProps {
  /** One character per box; empty strings for empty boxes. */
  code: readonly string[];
  isBad: boolean;
  /** Id of the rejected attempt; a new one clears the boxes and focuses the first. */
  refusal: string | undefined;
  /** When the code was sent; another time focuses the first empty box, and clears a complete code. */
  sentAt: number | null;
  onChange: (code: readonly string[]) => void;
}

/**
 * Four inputs (specification §2): forward on input, back on Backspace in an empty one. A code that is pasted,
 * or filled in from an SMS, arrives in one box and is spread over the following ones, a whole one over all.
 * Always left to right.
 *
 * The last digit presses the button of the form, unless that is busy or counts down; a code that was complete
 * before, such as one that is corrected, is sent by the button (R106).
 */
export function OtpBoxes({ code, isBad, refusal, sentAt, onChange }: OtpBoxesProps) {
  const t = useT();
  const groupRef = useRef<HTMLDivElement>(null);
  const focus = (index: number) => {
    const boxes = groupRef.current?.querySelectorAll('input');
    boxes?.[Math.max(0, Math.min(index, code.length - 1))]?.focus();
  };
  const empty = useEffectEvent(() => {
    onChange(code.map(() => ''));
    focus(0);
  });
  const begin = useEffectEvent(() => {
    // Of the message before, and not judged by the server.
    if (code.every(Boolean)) return empty();
    // "Resend OTP" disappears with its press; a shopper who went on meanwhile stays there.
    const isWithin = groupRef.current?.closest('form')?.contains(document.activeElement);
    if (!isWithin) focus(code.indexOf(''));
  });
  useEffect(() => begin(), [sentAt]);
  // Before the paint: the boxes are empty in the frame that shows the reason.
  useLayoutEffect(() => {
    if (refusal !== undefined) empty();
  }, [refusal]);
  const isComplete = code.every(Boolean);
  useEffect(() => {
    if (!isComplete) return;
    const selector = '[type=submit]:not([aria-disabled=true])';
    const button = groupRef.current?.closest('form')?.querySelector<HTMLButtonElement>(selector);
    button?.form?.requestSubmit(button);
  }, [isComplete]);

  const spread = (index: number, typed: string) => {
    const before = code[index] ?? '';
    const isSecond = before !== '' && typed.length === 2;
    const characters = otpCharacters(isSecond ? typed.replace(before, '') : typed);
    const start = characters.length === code.length ? 0 : index;
    const changed = code.map((character, position) =>
      position < start ? character : (characters[position - start] ?? (position === start ? '' : character)),
    );
    onChange(changed);
    if (characters.length > 0) focus(start + characters.length);
  };
  const move = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    const isBack = event.key === 'Backspace' && code[index] === '';
    if (!isBack && step === 0) return;
    event.preventDefault();
    if (isBack) onChange(code.map((character, position) => (position === index - 1 ? '' : character)));
    focus(index + (isBack ? -1 : step));
  };
  return (
    <Boxes ref={groupRef} role="group" aria-label={t('One-time code')} dir="ltr">
      {code.map((character, index) => (
        <Box
          key={index}
          value={character}
          name={`otp${index + 1}`}
          aria-label={t('Digit {number} of {total}', { number: index + 1, total: code.length })}
          aria-invalid={isBad}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          inputMode="numeric"
          enterKeyHint="go"
          onInput={(event: FormEvent<HTMLInputElement>) => spread(index, event.currentTarget.value)}
          onKeyDown={(event) => move(index, event)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </Boxes>
  );
}
