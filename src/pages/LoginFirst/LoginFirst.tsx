import { Typography } from '@mui/material';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsUserUnread } from '@/core/session';
import { VisitorAtCheckout } from '@/features/checkout';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';
import { PageSkeleton } from '@/shared/ui';

const { Part: UserNotRead } = lazyComponent(() =>
  import('./UserNotRead').then((module) => module.UserNotRead),
);

/**
 * Rendered in place of /checkout and /buynow until the visitor has logged in (R20), and of any page whose
 * user could not be read (R124).
 */
export function LoginFirst() {
  const t = useT();
  if (useSelector(selectIsUserUnread))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <UserNotRead />
      </Suspense>
    );
  return (
    <>
      <Typography variant="h1" sx={{ my: 6 }}>
        {t('Checkout')}
      </Typography>
      <VisitorAtCheckout />
    </>
  );
}
