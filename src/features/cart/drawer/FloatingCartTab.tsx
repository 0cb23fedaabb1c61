import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { useFormats, useT } from '@/shared/texts';
import { elevation, fixedColors, smallText } from '@/shared/theme';
import { MoneyText, Rolling, VisuallyHidden, visuallyHidden } from '@/shared/ui';
import { selectCart, selectCartAmount, selectIsCartUnknown } from '../cart.selectors';

/** The tab's width fits into the gutter, so that it never covers a card. */
const WIDTH = 30;
/** From 1640 px the margins beside the content have room for a wider tab, with the figures in rows. */
const ROOMY = '@media (min-width: 1640px)';
const NARROW = '@media not (min-width: 1640px)';
const COARSE = '@media (pointer: coarse)';

const Tab = styled(ButtonBase)(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: '50vh',
  insetInlineEnd: 0,
  zIndex: theme.zIndex.speedDial,
  alignItems: 'stretch',
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.main,
  borderStartStartRadius: 12,
  borderEndStartRadius: 12,
  boxShadow: elevation.raised,
  fontFamily: theme.typography.fontFamily,
  fontSize: '.75rem',
  fontWeight: 500,
  translate: '0 -50%',
  // Visible only in forced-colors mode.
  outline: '1px solid transparent',
  '&:hover': { backgroundColor: theme.vars?.palette.primary.dark },
}));

/** Icon, count and amount in a strip; the amount is in vertical writing mode. */
const Strip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(1),
  width: WIDTH,
  paddingBlock: theme.spacing(3.5),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  [COARSE]: { width: 44 },
}));

const AmountDownwards = styled('span')({
  writingMode: 'vertical-rl',
  ...smallText,
  fontWeight: 500,
  [ROOMY]: { display: 'none' },
});

/** Accessible name of the button; visible in rows beside the strip on wide screens. */
const Figures = styled('span')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 72,
  paddingInline: theme.spacing(3),
  textAlign: 'center',
  backgroundColor: fixedColors.darken,
  [NARROW]: visuallyHidden,
}));

/** Specification §2, "Cart": floating tab with item count and total amount, in the page's margin. */
export function FloatingCartTab() {
  const t = useT();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { total } = useDeferredValue(useSelector(selectCart));
  const isUnknown = useSelector(selectIsCartUnknown);
  const known = useDeferredValue(useSelector(selectCartAmount));
  const amount = isUnknown ? null : known;
  const items = t('{count} items', { count: total });
  return (
    <Tab aria-haspopup="dialog" data-fixed="" onClick={() => dispatch(overlayOpened({ name: 'cart' }))}>
      <Strip aria-hidden>
        <ShoppingBagOutlined sx={{ fontSize: 'min(1.25rem, 24px)' }} />
        {total > 0 && formats.number(total)}
        <AmountDownwards>
          <MoneyText amount={amount} />
        </AmountDownwards>
      </Strip>
      <Figures>
        <span>
          <VisuallyHidden>{t('Open cart')}: </VisuallyHidden>
          {!isUnknown && items}
        </span>{' '}
        <b>
          <Rolling value={amount}>
            <MoneyText amount={amount} />
          </Rolling>
        </b>
      </Figures>
    </Tab>
  );
}
