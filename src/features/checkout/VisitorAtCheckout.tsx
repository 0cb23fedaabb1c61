import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { overlayOpened } from '@/features/overlays';
import { useT } from '@/shared/texts';
import { EmptyState } from '@/shared/ui';
import { visitorArrived } from './checkout.saga';

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: 20,
  color: theme.vars?.palette.primary.dark,
  backgroundColor: theme.vars?.palette.primary.soft,
}));

/** The page stays and Login opens; after the login it goes on (contract §10, "visitor on /checkout"). */
export function VisitorAtCheckout() {
  const t = useT();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(visitorArrived());
  }, [dispatch]);
  return (
    <EmptyState
      drawing={
        <Sign>
          <LockOutlined aria-hidden fontSize="large" />
        </Sign>
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
