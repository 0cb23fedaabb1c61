import type { ComponentProps, MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, opensElsewhere } from '@/shared/ui';
import { selectIsSignedIn } from '@/core/session';
import { accountPageRequested } from './access.events';

interface AccountLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** URL of an account page, from `paths`. */
  to: string;
}

/** Link to an account page. For visitors it opens the login, and navigates after it. */
export function AccountLink({ to, onClick, ...rest }: AccountLinkProps) {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A new tab or window opens the login itself.
    if (isSignedIn || opensElsewhere(event)) return;
    event.preventDefault();
    dispatch(accountPageRequested(to));
  };
  return <Link {...rest} to={to} onClick={follow} {...(!isSignedIn && { 'aria-haspopup': 'dialog' })} />;
}
