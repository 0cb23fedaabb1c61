import { styled } from '@mui/material/styles';
import { ORDER_STEPS, stepsGone } from '@/domain/order';

const Bar = styled('span')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 4,
  '& > i': {
    height: 4,
    // Visible only in forced-colors mode.
    border: '1px solid transparent',
    borderRadius: 4,
    backgroundColor: theme.vars?.palette.surface.strong,
  },
  '& > [data-gone]': { backgroundColor: theme.vars?.palette.primary.main },
}));

/** Progress bar of an order's steps; renders nothing for canceled orders and other statuses. */
export function OrderProgress({ status }: { status: string }) {
  const completed = stepsGone(status);
  if (completed === null) return null;
  return (
    <Bar aria-hidden>
      {ORDER_STEPS.map((step, index) => (
        <i key={step} data-gone={index < completed || undefined} />
      ))}
    </Bar>
  );
}
