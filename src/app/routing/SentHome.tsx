import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountPageRefused, homeRedirected } from '@/features/access';
import { selectAddress } from '@/features/navigation';

/** A path that is not for this shopper, or not in this mode, leads home; the story says how. */
export function SentHome({ asksToLogin = false }: { asksToLogin?: boolean }) {
  const dispatch = useDispatch();
  const address = useSelector(selectAddress);
  useEffect(() => {
    dispatch(asksToLogin ? accountPageRefused(address) : homeRedirected(address));
  }, [dispatch, asksToLogin, address]);
  return null;
}
