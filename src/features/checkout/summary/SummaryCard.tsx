import { Card, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { PlaceOrderButton } from '../placing/PlaceOrderButton';
import type { CheckoutView } from '../useCheckout';
import type { Coupon } from '../useCoupon';
import { CouponField } from './CouponField';
import { MissingNote } from './MissingNote';
import { ShieldSwitch } from './ShieldSwitch';
import { SummaryFigures } from './SummaryFigures';

const Root = styled(Card)(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 88,
  // Ends above the fold below the page's title too, so that the button is in sight before any scrolling.
  maxHeight: 'max(100dvh - 320px, 360px)',
  overflowY: 'auto',
  padding: theme.spacing(6, 6, 0),
})) as typeof Card;

/** Stays in sight while the figures above it scroll on a low screen. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: theme.spacing(3),
  marginInline: theme.spacing(-6),
  padding: theme.spacing(3, 6, 5),
  backgroundColor: theme.vars?.palette.background.paper,
}));

const Title = styled('h2')(({ theme }) => ({
  margin: 0,
  marginBlockEnd: theme.spacing(4),
  fontSize: '1.25rem',
  lineHeight: 1.2,
}));

/** Sidebar: all figures, the inputs that change them, and the button. */
export function SummaryCard({ view, coupon }: { view: CheckoutView; coupon: Coupon }) {
  const t = useT();
  return (
    <Root component="aside" aria-label={t('Summary')}>
      <Title>{t('Summary')}</Title>
      <SummaryFigures view={view} />
      <Stack sx={{ gap: 3, mt: 4 }}>
        <ShieldSwitch view={view} />
        <CouponField kind={view.kind} coupon={coupon} />
      </Stack>
      <Foot>
        <PlaceOrderButton kind={view.kind} />
        <MissingNote kind={view.kind} />
      </Foot>
    </Root>
  );
}
