import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { QueryError } from '@/api';
import { ungrouped } from '@/domain/cart';
import { overlayClosed, overlayOpened } from '@/core/overlays';
import { selectIsSignedIn } from '@/core/session';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { swipedSideways } from '@/shared/theme';
import { EmptyState } from '@/shared/ui';
import { selectCart, selectCartError, selectIsCartLoading } from '../cart.selectors';
import { cartRetryPressed, selectLineOrder } from '../cart.slice';
import { CartGroup } from './CartGroup';
import { CartSkeleton } from './CartSkeleton';
import { EmptyBag } from './EmptyBag';
import { EmptyCart } from './EmptyCart';
import { inLineOrder } from './inLineOrder';
import { SavedLines } from './SavedLines';
import { SeenLast } from './SeenLast';
import { SelectAll } from './SelectAll';
import { useQuickPressGuard } from './useQuickPressGuard';

const Scroll = styled('div')(({ theme }) => ({
  flex: 1,
  // With large text the drawer scrolls as a whole, so that head and foot leave room for lines.
  minHeight: '8rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...swipedSideways,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(4),
  backgroundColor: theme.vars?.palette.surface.muted,
}));

/** Content of the drawer: login prompt of a visitor, error, skeleton, empty state or the lines. */
export function CartBody() {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isLoading = useSelector(selectIsCartLoading);
  const error = useSelector(selectCartError);
  const { shops: served } = useSelector(selectCart);
  const shops = inLineOrder(served, useSelector(selectLineOrder));
  const { isMultiVendor } = useSettings();
  const dropQuickPress = useQuickPressGuard();
  return (
    <Scroll onClickCapture={dropQuickPress}>
      {!isSignedIn ? (
        <VisitorsCart />
      ) : error ? (
        <QueryError error={error} onRetry={() => dispatch(cartRetryPressed())} />
      ) : isLoading ? (
        <CartSkeleton />
      ) : shops.length === 0 ? (
        <>
          <EmptyCart onLeave={() => dispatch(overlayClosed('cart'))} />
          <SavedLines />
          <SeenLast />
        </>
      ) : (
        <>
          {isMultiVendor && shops.length > 1 && <SelectAll />}
          {(isMultiVendor ? shops : ungrouped(shops)).map((shop) => (
            <CartGroup key={shop.shopId} shop={shop} hasHead={isMultiVendor} />
          ))}
          <SavedLines />
          <SeenLast />
        </>
      )}
    </Scroll>
  );
}

function VisitorsCart() {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <EmptyState
      drawing={<EmptyBag />}
      title={t('Your cart is waiting')}
      text={t('Log in to see what you put into it, here or on another device.')}
      action={
        <Button
          variant="contained"
          onClick={() => dispatch(overlayOpened({ name: 'login', reason: 'button' }))}
        >
          {t('Log in')}
        </Button>
      }
    />
  );
}
