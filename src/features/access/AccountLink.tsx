import type { ComponentProps, MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { selectIsSignedIn } from '@/core/session';
import { accountPageRequested } from './guard.saga';

interface AccountLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** An account page of `paths`. */
  to: string;
}

/** A link to an account page; a visitor is asked to log in first, and then arrives there. */
export function AccountLink({ to, onClick, ...rest }: AccountLinkProps) {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A new tab or window asks there.
    if (isSignedIn || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    dispatch(accountPageRequested(to));
  };
  return <Link {...rest} to={to} onClick={follow} {...(!isSignedIn && { 'aria-haspopup': 'dialog' })} />;
}
