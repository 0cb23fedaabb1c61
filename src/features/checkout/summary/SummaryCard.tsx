import { Card, GlobalStyles } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { Column } from '@/shared/ui';
import { useT } from '@/shared/texts';
import { PlaceOrderButton } from '../placing/PlaceOrderButton';
import { NARROW_SUMMARY, WIDE_SUMMARY } from '../checkout.styles';
import type { CheckoutView } from '../useCheckout';
import type { Coupon } from '../useCoupon';
import { CouponField } from './CouponField';
import { MissingNote } from './MissingNote';
import { ShieldSwitch } from './ShieldSwitch';
import { SummaryFigures } from './SummaryFigures';

/** Distances in px to the top of the screen, below the sticky header, and at least to its bottom. */
const [TOP, BOTTOM] = [88, 16];

const endOf = (width: number) => `calc(max(0px, (100vw - 1440px) / 2) + var(--gutter) + ${width}px)`;

/** In right-to-left pages the card is in the corner of the toasts: they are placed beside it. */
const toastsBesideCard = (theme: Theme) => ({
  '[dir=rtl]': {
    '--beside-summary': endOf(NARROW_SUMMARY),
    [theme.breakpoints.up('lg')]: { '--beside-summary': endOf(WIDE_SUMMARY) },
  },
});

/** As high as fits the screen where it sticks. Before any scrolling, its end may be below the fold. */
const Root = styled(Card)({
  position: 'sticky',
  insetBlockStart: TOP,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `max(100dvh - ${TOP + BOTTOM}px, 360px)`,
  // A scroll container would keep the foot from sticking to the end of the screen.
  overflow: 'clip',
}) as typeof Card;

const Body = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  minHeight: 0,
  padding: theme.spacing(6, 6, 4),
  // Keeps a focused field and a coupon's refusal clear of the foot.
  '& :is(input, button, form, [role=status])': { scrollMarginBlockEnd: 160 },
}));

/** Stays in sight before any scrolling too, over the end of the figures and fields. */
const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Slightly below the screen's edge, where rounding would show a line of the fields behind.
  insetBlockEnd: -2,
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 6, 3),
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
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
      <GlobalStyles styles={toastsBesideCard} />
      <Body>
        <Title>{t('Summary')}</Title>
        <SummaryFigures view={view} />
        <Column sx={{ gap: 3, mt: 4 }}>
          <ShieldSwitch view={view} />
          <CouponField kind={view.kind} coupon={coupon} />
        </Column>
      </Body>
      <Foot>
        <PlaceOrderButton kind={view.kind} />
        <MissingNote kind={view.kind} />
      </Foot>
    </Root>
  );
}
