import { styled } from '@mui/material/styles';
import type { Money } from '@/domain/money';
import { useFormats } from '../texts';

const Amount = styled('bdi')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const CurrencySign = styled('span')({
  fontSize: '.72em',
  fontWeight: 500,
  '&[data-position=prefix]': { marginInlineEnd: '.2em' },
  '&[data-position=suffix]': { marginInlineStart: '.2em' },
});

/** An amount with the currency's symbol, smaller, before or after it; isolated from the text's direction. */
export function MoneyText({ amount }: { amount: Money }) {
  const { number, symbol, position } = useFormats().moneyParts(amount);
  const sign = <CurrencySign data-position={position}>{symbol}</CurrencySign>;
  return (
    <Amount>
      {position === 'prefix' && sign}
      {number}
      {position === 'suffix' && sign}
    </Amount>
  );
}
