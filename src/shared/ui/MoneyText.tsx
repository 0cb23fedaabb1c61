import { styled } from '@mui/material/styles';
import type { Money } from '@/domain/money';
import { useFormats } from '../texts';

const Amount = styled('bdi')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const CurrencySign = styled('span')({
  fontSize: '.72em',
  fontWeight: 500,
  // Letters of the other script stay together, and take neither the number nor the space with them.
  unicodeBidi: 'plaintext',
  '&[data-position=prefix]': { marginInlineEnd: '.2em' },
  '&[data-position=suffix]': { marginInlineStart: '.2em' },
});

/**
 * An amount with the currency's symbol, smaller, before or after it (contract §1, "money"). It runs from left to right in
 * every language, as its number does, whatever script the symbol is of.
 */
export function MoneyText({ amount }: { amount: Money }) {
  const { number, symbol, position } = useFormats().moneyParts(amount);
  const sign = <CurrencySign data-position={position}>{symbol}</CurrencySign>;
  return (
    <Amount dir="ltr">
      {position === 'prefix' && sign}
      {number}
      {position === 'suffix' && sign}
    </Amount>
  );
}
