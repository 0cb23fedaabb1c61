import { styled } from '@mui/material/styles';
import { ORDER_STEPS, stepsGone } from '@/domain/order';

const Bar = styled('span')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  '& > i': {
    height: 4,
    // Seen only where the system has few colours of its own.
    border: '1px solid transparent',
    borderRadius: 4,
    backgroundColor: theme.vars?.palette.surface.strong,
  },
  '& > [data-gone]': { backgroundColor: theme.vars?.palette.primary.main },
}));

/** How far an order has come, as a glance; nothing for one that goes no further or another way. */
export function OrderProgress({ status }: { status: string }) {
  const gone = stepsGone(status);
  if (gone === null) return null;
  return (
    <Bar aria-hidden>
      {ORDER_STEPS.map((step, index) => (
        <i key={step} data-gone={index < gone || undefined} />
      ))}
    </Bar>
  );
}
