import { styled } from '@mui/material/styles';
import { shownPrice, struckPrice } from '@/domain/price';
import type { Priced } from '@/domain/price';
import { toCents, fromCents } from '@/domain/money';
import { useFormats, useT } from '@/shared/texts';
import { Price } from '@/shared/ui';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 3),
}));

const Big = styled('span')(({ theme }) => ({
  fontSize: '2.25rem',
  lineHeight: 1.15,
  letterSpacing: '-.02em',
  '& [data-position]': { fontSize: '.5em', letterSpacing: 0 },
  '& s': { fontSize: '1rem' },
  '& s [data-position]': { fontSize: '.8em' },
  '&:lang(ar), &:lang(fa)': { letterSpacing: 0 },
  [theme.breakpoints.down('md')]: { fontSize: '1.875rem' },
}));

const Saved = styled('span')(({ theme }) => ({
  paddingBlock: 3,
  paddingInline: 8,
  borderRadius: 999,
  fontSize: '.75rem',
  fontWeight: 700,
  lineHeight: '1rem',
  color: theme.vars?.palette.sale.dark,
  backgroundColor: theme.vars?.palette.sale.soft,
}));

/** The price of the chosen variant and the amount saved. */
export function ProductPrice({ priced }: { priced: Priced }) {
  const t = useT();
  const formats = useFormats();
  const struck = struckPrice(priced);
  const saved = struck === null ? 0 : fromCents(toCents(struck) - toCents(shownPrice(priced)));
  return (
    <Line aria-live="polite">
      <Big>
        <Price priced={priced} />
      </Big>
      {saved > 0 && <Saved>{t('Save {amount}', { amount: formats.money(saved) })}</Saved>}
    </Line>
  );
}
