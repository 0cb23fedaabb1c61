import BoltRounded from '@mui/icons-material/BoltRounded';
import { styled } from '@mui/material/styles';
import type { FlashSale } from '@/domain/catalogue';
import { CountdownText, useSaleState } from '@/features/catalogue';
import { useT } from '@/shared/texts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(2.5, 3.5),
  borderRadius: 10,
  fontSize: '.9375rem',
  fontWeight: 500,
  color: theme.vars?.palette.sale.dark,
  backgroundColor: theme.vars?.palette.sale.soft,
  '& > :last-child': { marginInlineStart: 'auto', fontWeight: 700 },
}));

interface FlashLineProps {
  sale: FlashSale;
  /** Whether the product is cheaper during the sale. */
  isReduced: boolean;
}

/** Countdown to the end of a flash sale, or to its start. */
export function FlashLine({ sale, isReduced }: FlashLineProps) {
  const t = useT();
  const { state, remaining } = useSaleState(sale);
  if (remaining === null) return null;
  return (
    <Line>
      <BoltRounded aria-hidden fontSize="small" />
      {state === 'coming'
        ? t('Flash sale starts in')
        : isReduced
          ? t('Flash sale price ends in')
          : t('Flash sale ends in')}
      <CountdownText milliseconds={remaining} />
    </Line>
  );
}
