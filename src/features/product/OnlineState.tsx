import { useState } from 'react';
import { isOnlineAt } from '@/domain/shopStatus';
import { useSettings } from '@/features/settings';
import { OnlineBadge } from '@/features/shops';
import { serverNow } from '@/shared/adapters';

/** Online or Offline as of the moment the page opened; nothing where the server did not say. */
export function OnlineState({ lastOnline }: { lastOnline: string | null }) {
  const { timezone } = useSettings();
  const [now] = useState(serverNow);
  return lastOnline === null ? null : <OnlineBadge isOnline={isOnlineAt(now, lastOnline, timezone)} />;
}
