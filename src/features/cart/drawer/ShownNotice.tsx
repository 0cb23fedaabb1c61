import type { Notice } from '@/core/notices';
import { PlainNotice } from '@/core/notices';
import { CartNotice } from './CartNotice';

/** Renders a notice, both in a corner of the page and in the open cart. */
export function ShownNotice({ notice }: { notice: Notice }) {
  const { kind, product } = notice;
  if (kind === 'cartAdded' || kind === 'cartRemoved')
    return product ? <CartNotice notice={notice} product={product} /> : null;
  return <PlainNotice notice={notice} />;
}
