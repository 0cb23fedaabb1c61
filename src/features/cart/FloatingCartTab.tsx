import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { useFormats, useT } from '@/shared/texts';
import { MoneyText, VisuallyHidden } from '@/shared/ui';
import { selectCart, selectCartAmount } from './cart.selectors';

/** What is seen at rest: it fits into the gutter, so no card is ever covered. */
const COLLAPSED = 30;
/** From here on the margins beside the content hold the whole tab. */
const ROOMY = '@media (min-width: 1640px)';
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
  boxShadow: '0 12px 32px #14141424, 0 2px 8px #14141414',
  fontFamily: theme.typography.fontFamily,
  fontSize: '.75rem',
  fontWeight: 500,
  transition: 'translate 200ms cubic-bezier(.16,1,.3,1)',
  translate: `calc(100% - ${COLLAPSED}px) -50%`,
  '[dir=rtl] &': { translate: `calc(${COLLAPSED}px - 100%) -50%` },
  [COARSE]: { translate: 'calc(100% - 44px) -50%', '[dir=rtl] &': { translate: 'calc(44px - 100%) -50%' } },
  '&:hover, &:focus-visible, [dir=rtl] &:hover, [dir=rtl] &:focus-visible': { translate: '0 -50%' },
  [ROOMY]: { translate: '0 -50%', '[dir=rtl] &': { translate: '0 -50%' } },
}));

/** The part that is always seen. */
const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(1),
  width: COLLAPSED,
  paddingBlock: theme.spacing(3.5),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  [COARSE]: { width: 44 },
}));

const Figures = styled('span')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 72,
  paddingInline: theme.spacing(3),
  textAlign: 'center',
  backgroundColor: '#0000001a',
}));

/** Specification §2, "Cart": floating tab with item count and total amount; at rest it keeps to the page's margin. */
export function FloatingCartTab() {
  const t = useT();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { total } = useDeferredValue(useSelector(selectCart));
  const amount = useDeferredValue(useSelector(selectCartAmount));
  const items = t('{count} items', { count: total });
  return (
    <Tab aria-haspopup="dialog" onClick={() => dispatch(overlayOpened({ name: 'cart' }))}>
      <Sign aria-hidden>
        <ShoppingBagOutlined sx={{ fontSize: 20 }} />
        {formats.number(total)}
      </Sign>
      <Figures>
        <span>
          <VisuallyHidden>{t('Open cart')}: </VisuallyHidden>
          {items}
        </span>{' '}
        <b>
          <MoneyText amount={amount} />
        </b>
      </Figures>
    </Tab>
  );
}
