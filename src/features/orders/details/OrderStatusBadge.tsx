import { ownEntry } from '@/domain/ownEntry';
import { useT } from '@/shared/texts';
import type { BadgeTone } from '@/shared/ui';
import { SoftBadge } from '@/shared/ui';

const tones: Readonly<Record<string, BadgeTone>> = {
  Pending: 'warning',
  Confirm: 'info',
  Processing: 'info',
  Pickup: 'info',
  'On The Way': 'primary',
  Delivered: 'success',
  Cancelled: 'error',
};

/** An order's status; unknown ones are shown as the server's text. */
export function OrderStatusBadge({ status }: { status: string }) {
  const t = useT();
  return <SoftBadge tone={ownEntry(tones, status) ?? 'neutral'}>{t(status)}</SoftBadge>;
}
