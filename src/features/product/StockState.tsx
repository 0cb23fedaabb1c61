import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';

const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontSize: '.875rem',
  fontWeight: 500,
  color: theme.vars?.palette.success.main,
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'currentColor' },
  '&[data-out]': { color: theme.vars?.palette.error.main },
}));

/** Remaining stock; sizes and colors have no stock of their own (R32). */
export function StockState({ quantity }: { quantity: number }) {
  const t = useT();
  return (
    <State data-out={quantity === 0 || undefined}>
      {quantity === 0 ? t('Stock Out') : t('In stock, {count} left', { count: quantity })}
    </State>
  );
}
