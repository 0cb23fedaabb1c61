import { Skeleton } from '@mui/material';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import { LogBox } from './LogBox';

const WIDTHS = ['46%', '62%', '38%', '54%'];

/** Where the messages will be. */
export function LogSkeleton() {
  const t = useT();
  return (
    <LogBox aria-busy sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'end' }}>
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      <ol aria-hidden>
        {WIDTHS.map((width, index) => (
          <li key={width} data-side={index % 2 ? 'user' : 'shop'}>
            <Skeleton variant="rounded" width={width} height={64} sx={{ borderRadius: 4 }} />
          </li>
        ))}
      </ol>
    </LogBox>
  );
}
