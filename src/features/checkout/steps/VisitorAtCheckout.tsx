import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { EmptyState, IconTile } from '@/shared/ui';
import { visitorArrived } from '../checkout.events';

/**
 * The page stays and Login opens; after the login the checkout continues (R20).
 */
export function VisitorAtCheckout() {
  const t = useT();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(visitorArrived());
  }, [dispatch]);
  return (
    <EmptyState
      drawing={
        <IconTile>
          <LockOutlined aria-hidden fontSize="large" />
        </IconTile>
      }
      title={t('Log in to check out')}
      text={t('Your cart and your addresses are kept for you.')}
      action={
        <Button
          variant="contained"
          size="large"
          onClick={() => dispatch(overlayOpened({ name: 'login', reason: 'button' }))}
        >
          {t('Log in')}
        </Button>
      }
    />
  );
}
