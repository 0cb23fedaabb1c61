import { styled } from '@mui/material/styles';
import type { Priced } from '@/domain/price';
import { shownPrice, struckPrice } from '@/domain/price';
import { useFormats, useT } from '../texts';
import { MoneyText } from './MoneyText';
import { VisuallyHidden } from './VisuallyHidden';

interface PriceProps {
  priced: Priced;
  /** `compact` shows the struck price without currency, for narrow cards. */
  variant?: 'full' | 'compact';
}

const Line = styled('span', { shouldForwardProp: (name) => name !== 'isReduced' })<{ isReduced: boolean }>(
  ({ theme, isReduced }) => ({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '.45em',
    fontWeight: 700,
    color: isReduced ? theme.vars?.palette.sale.dark : theme.vars?.palette.text.primary,
  }),
);

const Struck = styled('s')(({ theme }) => ({
  fontSize: 'max(.7em, .75rem)',
  fontWeight: 400,
  letterSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
}));

/** The current price and, struck through, the original one; inherits the font size. */
export function Price({ priced, variant = 'full' }: PriceProps) {
  const t = useT();
  const formats = useFormats();
  const struck = struckPrice(priced);
  return (
    <Line isReduced={struck !== null}>
      <MoneyText amount={shownPrice(priced)} />
      {struck !== null && (
        <Struck>
          <VisuallyHidden>{t('Original price')} </VisuallyHidden>
          {variant === 'full' ? (
            <MoneyText amount={struck} />
          ) : (
            <bdi>{formats.moneyParts(struck).number}</bdi>
          )}
        </Struck>
      )}
    </Line>
  );
}
