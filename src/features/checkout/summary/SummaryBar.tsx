import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import { ButtonBase, Collapse, GlobalStyles } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useHeightVariable } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { elevation } from '@/shared/theme';
import { Column, MoneyText } from '@/shared/ui';
import { PlaceOrderButton } from '../placing/PlaceOrderButton';
import { selectPointedOut } from '../checkout.slice';
import type { CheckoutView } from '../useCheckout';
import type { Coupon } from '../useCoupon';
import { CouponField } from './CouponField';
import { MissingNote } from './MissingNote';
import { QuietFailure } from './QuietFailure';
import { ShieldSwitch } from './ShieldSwitch';
import { SummaryFigures } from './SummaryFigures';

/** Publishes the height of the closed bar, which the page keeps clear of. */
const roomOf = (height: number) => ({
  ':root:root': { '--bottom-bar': `calc(${height}px + env(safe-area-inset-bottom, 0px))` },
});
const room = roomOf(108);
/** With the line of a failure. */
const failureRoom = roomOf(152);

const Bar = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar + 1,
  maxHeight: '85dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(3, 'var(--gutter)'),
  paddingBlockEnd: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom, 0px))`,
  backgroundColor: theme.vars?.palette.background.paper,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
  boxShadow: elevation.raised,
}));

const Failure = styled('div')({
  display: 'grid',
  alignContent: 'center',
  minHeight: 44,
  '& button': { minHeight: 44 },
});

/** Side by side; with large text below each other. */
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  '& > button:last-of-type': { flex: '1 1 8rem', width: 'auto' },
}));

const Payable = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  justifyContent: 'flex-start',
  gap: theme.spacing(2),
  minHeight: 52,
  paddingInline: theme.spacing(1),
  borderRadius: 8,
  textAlign: 'start',
  fontFamily: theme.typography.fontFamily,
  '& small': { display: 'block', fontSize: '.75rem', color: theme.vars?.palette.text.secondary },
  // Fits most amounts, so that the button beside them does not move.
  '& strong': { display: 'block', minWidth: 112, fontSize: '1.125rem', lineHeight: 1.3 },
  '& svg': { transition: 'transform 150ms' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}));

/**
 * Below 900 px: bottom bar with the payable amount, expandable to all figures. It opens for the reason why a
 * typed code does not apply.
 */
export function SummaryBar({ view, coupon }: { view: CheckoutView; coupon: Coupon }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const barRef = useHeightVariable('--buy-bar');
  const missingTimes = useSelector(selectPointedOut)?.times;
  const [seenTimes, setSeenTimes] = useState(missingTimes);
  // The press leads to the step that lacks something, which the details would cover.
  if (seenTimes !== missingTimes) {
    setSeenTimes(missingTimes);
    setOpen(false);
  }
  const [isCodeTried, setCodeTried] = useState(false);
  if (isCodeTried && (coupon.countedCode !== null || coupon.refusal !== null)) {
    setCodeTried(false);
    if (coupon.refusal !== null) setOpen(true);
  }
  // The open details have the message themselves.
  const failure = isOpen ? null : view.errorMessage;
  return (
    <Bar ref={barRef} aria-label={t('Summary')} data-fixed="">
      <GlobalStyles styles={failure === null ? room : failureRoom} />
      <Collapse in={isOpen} id={detailsId}>
        <Column sx={{ gap: 3, pt: 3, pb: 4 }}>
          <SummaryFigures view={view} />
          <ShieldSwitch view={view} />
          <CouponField kind={view.kind} coupon={coupon} />
        </Column>
      </Collapse>
      {failure !== null && (
        <Failure>
          <QuietFailure label={failure} onRetry={view.retry} />
        </Failure>
      )}
      <Buttons>
        <Payable aria-expanded={isOpen} aria-controls={detailsId} onClick={() => setOpen(!isOpen)}>
          <ExpandLessOutlined aria-hidden />
          <span>
            <small>{t('Payable')}</small>
            <strong>
              {view.checkout ? <MoneyText amount={view.checkout.figures.payableAmount} /> : '—'}
            </strong>
          </span>
        </Payable>
        <PlaceOrderButton kind={view.kind} onCodeTried={() => setCodeTried(true)} />
      </Buttons>
      <Column sx={{ minHeight: 24, mt: 1 }}>
        <MissingNote kind={view.kind} />
      </Column>
    </Bar>
  );
}
