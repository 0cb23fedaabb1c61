import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { styled } from '@mui/material/styles';
import { ORDER_STEPS } from '@/domain/order';
import { useT } from '@/shared/texts';
import { smallText, unstyledList } from '@/shared/theme';
import { VisuallyHidden } from '@/shared/ui';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  ...unstyledList,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
  '@container (max-width: 35rem)': { gridAutoFlow: 'row', gap: 0 },
}));

const DOT = '1.375rem';

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  paddingInlineEnd: theme.spacing(2),
  // The line from this step to the next.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(${DOT} / 2 - 1.5px)`,
    insetInline: `${DOT} 0`,
    height: 3,
    backgroundColor: theme.vars?.palette.surface.strong,
  },
  '&[data-passed]::after': { backgroundColor: theme.vars?.palette.primary.main },
  '&[data-gone]': { fontWeight: 500, color: theme.vars?.palette.text.primary },
  '@container (max-width: 35rem)': {
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    minHeight: '2.75rem',
    '&:not(:last-child)::after': {
      insetBlock: `calc(50% + ${DOT} / 2) calc(-50% + ${DOT} / 2)`,
      insetInlineStart: `calc(${DOT} / 2 - 1.5px)`,
      insetInlineEnd: 'auto',
      width: 3,
      height: 'auto',
    },
  },
}));

const Dot = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: DOT,
  height: DOT,
  border: '1px solid transparent',
  borderRadius: '50%',
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.surface.strong,
  '& svg': { fontSize: '.9375rem', strokeWidth: 2 },
  '[data-gone] > &': { backgroundColor: theme.vars?.palette.primary.main },
  '[aria-current] > &': {
    backgroundColor: theme.vars?.palette.background.paper,
    border: `.375rem solid ${theme.vars?.palette.primary.main}`,
  },
}));

/** The regular steps of an order, of which some are completed, and its current one (api §9, ORDER). */
export function OrderTimeline({ completed }: { completed: number }) {
  const t = useT();
  const isOver = completed === ORDER_STEPS.length;
  return (
    <Steps aria-label={t('Steps of the order')}>
      {ORDER_STEPS.map((step, index) => {
        const isCurrent = index === completed - 1 && !isOver;
        const isCompleted = index < completed;
        return (
          <Step
            key={step}
            data-step=""
            data-gone={isCompleted || undefined}
            data-passed={index < completed - 1 || undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <Dot aria-hidden>{isCompleted && !isCurrent && <CheckOutlined />}</Dot>
            <span>
              {t(step)}
              {isCurrent && <VisuallyHidden> ({t('current')})</VisuallyHidden>}
              {isCompleted && !isCurrent && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
            </span>
          </Step>
        );
      })}
    </Steps>
  );
}
