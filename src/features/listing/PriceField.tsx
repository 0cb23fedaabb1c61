import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { readAmount } from '@/domain/filters';
import type { Money } from '@/domain/money';

const Label = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  fontSize: '.8125rem',
  fontWeight: 500,
}));

const Input = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 44,
  paddingInline: theme.spacing(3),
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  backgroundColor: theme.vars?.palette.background.paper,
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  '&:focus-visible': {
    outline: 0,
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `0 0 0 3px ${theme.vars?.palette.surface.primaryRing}`,
  },
  // Below 16 px iOS zooms into the field.
  '@media (pointer: fine)': { fontSize: '.875rem' },
}));

interface PriceFieldProps {
  label: string;
  amount: Money | null;
  placeholder: string;
  /** With Enter, or when the field is left; null when it was emptied. */
  onTyped: (amount: Money | null) => void;
}

const textOf = (amount: Money | null) => (amount === null ? '' : String(amount));

/** One end of the price; what is no amount goes back to what it was. */
export function PriceField({ label, amount, placeholder, onTyped }: PriceFieldProps) {
  const [shown, setShown] = useState(amount);
  const [text, setText] = useState(() => textOf(amount));
  if (shown !== amount) {
    setShown(amount);
    setText(textOf(amount));
  }
  const take = () => {
    const typed = text.trim() === '' ? null : readAmount(text);
    const isNothing = typed === null && text.trim() !== '';
    if (isNothing || typed === amount) setText(textOf(amount));
    else onTyped(typed);
  };
  return (
    <Label>
      {label}
      <Input
        value={text}
        placeholder={placeholder}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={12}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
    </Label>
  );
}
