import { useContext, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { RouteTitle } from '@/core/settings';
import { userRetried } from '@/core/session';
import { onReconnect } from '@/shared/adapters';
import { PulledPlug, SectionError, VisuallyHidden } from '@/shared/ui';

/** In place of a page whose user could not be read: "Try again", and by itself with the network (R124). */
export function UserNotRead() {
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
