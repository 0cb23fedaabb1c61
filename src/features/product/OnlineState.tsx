import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { isOnlineAt } from '@/domain/shopStatus';
import { useSettings } from '@/features/settings';
import { serverNow } from '@/shared/adapters';
import { useT } from '@/shared/texts';

const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontWeight: 500,
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'currentColor' },
  '&[data-online]': { color: theme.vars?.palette.success.main },
}));

/** Online or Offline as of the moment the page opened; nothing where the server did not say. */
export function OnlineState({ lastOnline }: { lastOnline: string | null }) {
  const t = useT();
  const { timezone } = useSettings();
  const [now] = useState(serverNow);
  if (lastOnline === null) return null;
  const isOnline = isOnlineAt(now, lastOnline, timezone);
  return <State data-online={isOnline || undefined}>{isOnline ? t('Online') : t('Offline')}</State>;
}
