import { useState } from 'react';
import { isOnlineAt } from '@/domain/shopStatus';
import { useSettings } from '@/core/settings';
import { OnlineBadge } from '@/features/shops';
import { serverNow } from '@/shared/adapters';

/** Online or offline at the time of mounting; renders nothing if the server sent no time. */
export function OnlineState({ lastOnline }: { lastOnline: string | null }) {
  const { timezone } = useSettings();
  const [now] = useState(serverNow);
  return lastOnline === null ? null : <OnlineBadge isOnline={isOnlineAt(now, lastOnline, timezone)} />;
}
