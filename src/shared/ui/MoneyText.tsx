import { styled } from '@mui/material/styles';
import type { Money } from '@/domain/money';
import { useFormats } from '../texts';

const Amount = styled('bdi')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const CurrencySign = styled('span')({
  fontSize: 'max(.72em, .75rem)',
  fontWeight: 500,
  // Isolates a symbol in another script, so that it reorders neither the number nor the space.
  unicodeBidi: 'plaintext',
  '&[data-position=prefix]': { marginInlineEnd: '.2em' },
  '&[data-position=suffix]': { marginInlineStart: '.2em' },
});

/**
 * An amount with the smaller currency symbol before or after it (R29). Left to right in
 * every language, as its digits are, whatever the symbol's script.
 */
export function MoneyText({ amount }: { amount: Money | null }) {
  const formats = useFormats();
  // Blank while the amount is unknown.
  if (amount === null) return <Amount>{'\u00a0'}</Amount>;
  const { number, symbol, position } = formats.moneyParts(amount);
  const sign = <CurrencySign data-position={position}>{symbol}</CurrencySign>;
  return (
    <Amount dir="ltr">
      {position === 'prefix' && sign}
      {number}
      {position === 'suffix' && sign}
    </Amount>
  );
}
