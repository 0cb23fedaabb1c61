import { styled } from '@mui/material/styles';
import { readAmount } from '@/domain/filters';
import type { Money } from '@/domain/money';
import { useUrlText } from '@/shared/hooks';
import { smallText } from '@/shared/theme';

const Label = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  ...smallText,
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
  // iOS zooms into fields below 16 px.
  '@media (pointer: fine)': { fontSize: '.875rem' },
}));

interface PriceFieldProps {
  label: string;
  amount: Money | null;
  placeholder: string;
  /** Called on Enter or blur; null when the field was cleared. */
  onTyped: (amount: Money | null) => void;
}

const textOf = (amount: Money | null) => (amount === null ? '' : String(amount));

/** One end of the price range; an invalid amount reverts to the previous one. */
export function PriceField({ label, amount, placeholder, onTyped }: PriceFieldProps) {
  const { text, setText, setWritten } = useUrlText(textOf(amount));
  const commit = () => {
    const typed = text.trim() === '' ? null : readAmount(text);
    const isInvalid = typed === null && text.trim() !== '';
    setText(textOf(isInvalid ? amount : typed));
    if (isInvalid || typed === amount) return;
    setWritten(textOf(typed));
    onTyped(typed);
  };
  return (
    <Label>
      {label}
      <Input
        value={text}
        placeholder={placeholder}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        dir="ltr"
        maxLength={12}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </Label>
  );
}
