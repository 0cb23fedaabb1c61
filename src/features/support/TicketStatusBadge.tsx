import { ownEntry } from '@/domain/ownEntry';
import { ticketStatusName } from '@/domain/ticket';
import { useT } from '@/shared/texts';
import type { BadgeTone } from '@/shared/ui';
import { SoftBadge } from '@/shared/ui';

const tones: Readonly<Record<string, BadgeTone>> = {
  pending: 'warning',
  confirm: 'info',
  completed: 'success',
  cancel: 'error',
};

/** A ticket's status; unknown ones are shown as the server's text. */
export function TicketStatusBadge({ status }: { status: string }) {
  const t = useT();
  return (
    <SoftBadge tone={ownEntry(tones, status.toLowerCase()) ?? 'neutral'}>
      {t(ticketStatusName(status))}
    </SoftBadge>
  );
}
