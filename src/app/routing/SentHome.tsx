import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountPageRefused, homeRedirected } from '@/features/access';
import { selectAddress } from '@/core/navigation';

/** Reports a path that requires a login or another shop mode; the guard saga redirects to the home page. */
export function SentHome({ requestsLogin = false }: { requestsLogin?: boolean }) {
  const dispatch = useDispatch();
  const address = useSelector(selectAddress);
  useEffect(() => {
    dispatch(requestsLogin ? accountPageRefused(address) : homeRedirected(address));
  }, [dispatch, requestsLogin, address]);
  return null;
}
