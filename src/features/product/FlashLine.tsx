import BoltRounded from '@mui/icons-material/BoltRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FlashSale } from '@/domain/catalogue';
import { CountdownText, useSaleClock } from '@/features/catalogue';
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
  /** The sale has started or ended: the price is to be asked again. */
  onOver: () => void;
}

/** How long the price of a flash sale holds; a sale that has not started is counted down to its start. */
export function FlashLine({ sale, onOver }: FlashLineProps) {
  const t = useT();
  // A start that was long ago is no news.
  const untilStart = useSaleClock(sale, { isRunning: false, onOver: () => wasComing && onOver() });
  const [wasComing] = useState(untilStart !== null && untilStart > 0);
  const untilEnd = useSaleClock(sale, { isRunning: true, onOver });
  const isComing = untilStart !== null && untilStart > 0;
  const left = isComing ? untilStart : untilEnd;
  if (left === null || left === 0) return null;
  return (
    <Line>
      <BoltRounded aria-hidden fontSize="small" />
      {isComing ? t('Flash sale starts in') : t('Flash sale price ends in')}
      <CountdownText milliseconds={left} />
    </Line>
  );
}
