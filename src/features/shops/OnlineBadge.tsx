import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';

const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontWeight: 500,
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'currentColor' },
  '&[data-online]': { color: theme.vars?.palette.success.main },
}));

export function OnlineBadge({ isOnline }: { isOnline: boolean }) {
  const t = useT();
  return <State data-online={isOnline || undefined}>{isOnline ? t('Online') : t('Offline')}</State>;
}
