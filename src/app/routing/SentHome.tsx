import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountPageRefused, homeRedirected } from '@/features/access';
import { selectAddress } from '@/features/navigation';

/** Reports a path that requires a login or another shop mode; the guard saga redirects to the home page. */
export function SentHome({ asksToLogin = false }: { asksToLogin?: boolean }) {
  const dispatch = useDispatch();
  const address = useSelector(selectAddress);
  useEffect(() => {
    dispatch(asksToLogin ? accountPageRefused(address) : homeRedirected(address));
  }, [dispatch, asksToLogin, address]);
  return null;
}
