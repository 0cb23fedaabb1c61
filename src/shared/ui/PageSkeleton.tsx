import { Box, Skeleton } from '@mui/material';

/** Rendered while a page's chunk loads. */
export function PageSkeleton() {
  return (
    <Box aria-hidden sx={{ py: 8, minHeight: '100vh' }}>
      <Skeleton variant="text" width="30%" height={40} />
      <Skeleton variant="rounded" height={280} sx={{ mt: 4 }} />
    </Box>
  );
}
