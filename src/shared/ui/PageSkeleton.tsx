import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';

const Screen = styled('div')(({ theme }) => ({ paddingBlock: theme.spacing(8), minHeight: '100vh' }));

/** Rendered while a page's chunk loads. */
export function PageSkeleton() {
  return (
    <Screen aria-hidden>
      <Skeleton variant="text" width="30%" height={40} />
      <Skeleton variant="rounded" height={280} sx={{ mt: 4 }} />
    </Screen>
  );
}
