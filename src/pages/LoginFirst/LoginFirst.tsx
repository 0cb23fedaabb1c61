import { Typography } from '@mui/material';
import { useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RouteTitle } from '@/core/settings';
import { selectIsUserUnread, userRetried } from '@/core/session';
import { VisitorAtCheckout } from '@/features/checkout';
import { onReconnect } from '@/shared/adapters';
import { useT } from '@/shared/texts';
import { PulledPlug, SectionError, VisuallyHidden } from '@/shared/ui';

/**
 * Rendered in place of /checkout and /buynow until the visitor has logged in (R20), and of any page whose
 * user could not be read (R124).
 */
export function LoginFirst() {
  const t = useT();
  if (useSelector(selectIsUserUnread)) return <UserNotRead />;
  return (
    <>
      <Typography variant="h1" sx={{ my: 6 }}>
        {t('Checkout')}
      </Typography>
      <VisitorAtCheckout />
    </>
  );
}

function UserNotRead() {
  const dispatch = useDispatch();
  const title = useContext(RouteTitle);
  const [retry] = useState(() => () => dispatch(userRetried()));
  useEffect(() => onReconnect(retry), [retry]);
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <SectionError drawing={<PulledPlug />} onRetry={retry} />
    </>
  );
}
