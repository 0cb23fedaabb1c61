import { useState } from 'react';
import { isOnlineAt } from '@/domain/shopStatus';
import { useSettings } from '@/core/settings';
import { OnlineBadge } from '@/features/shops';
import { serverNow } from '@/shared/adapters';

/** Online or offline at the time of mounting; renders nothing without a readable time. */
export function OnlineState({ lastOnline }: { lastOnline: string | null }) {
  const { timezone } = useSettings();
  const [now] = useState(serverNow);
  const isOnline = isOnlineAt(now, lastOnline, timezone);
  return isOnline === null ? null : <OnlineBadge isOnline={isOnline} />;
}
