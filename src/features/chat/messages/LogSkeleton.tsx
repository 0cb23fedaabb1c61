import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';

const WIDTHS = ['46%', '62%', '38%', '54%'];

/** Placed at the end, where the latest messages will be. */
const Lines = styled('div')({ alignSelf: 'end' });

/** Placeholder of the messages. */
export function LogSkeleton() {
  const t = useT();
  return (
    <Lines aria-busy>
      <VisuallyHidden>{t('Loading')}</VisuallyHidden>
      <ol aria-hidden>
        {WIDTHS.map((width, index) => (
          <li key={width} data-side={index % 2 ? 'user' : 'shop'}>
            <Skeleton variant="rounded" width={width} height={64} sx={{ borderRadius: 4 }} />
          </li>
        ))}
      </ol>
    </Lines>
  );
}
