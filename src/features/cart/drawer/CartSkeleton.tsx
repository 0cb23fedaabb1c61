import { Card, Skeleton } from '@mui/material';
import { Column, Row } from '@/shared/ui';
import { THUMBNAIL_WIDTH } from './thumbnailWidth';

/** Two groups of one line each, as high as loaded ones. */
export function CartSkeleton() {
  return [0, 1].map((group) => (
    <Card key={group} aria-hidden sx={{ flex: 'none' }}>
      <Row sx={{ gap: 3, alignItems: 'center', p: 3.5, height: 64 }}>
        <Skeleton variant="rounded" width={20} height={20} />
        <Skeleton variant="rounded" width={40} height={40} />
        <Skeleton width="40%" />
      </Row>
      <Row sx={{ gap: 3, p: 3.5, height: 140 }}>
        <Skeleton
          variant="rounded"
          width={THUMBNAIL_WIDTH}
          height="auto"
          sx={{ aspectRatio: 1, alignSelf: 'start' }}
        />
        <Column sx={{ flex: 1, gap: 1 }}>
          <Skeleton width="30%" />
          <Skeleton width="80%" />
          <Skeleton variant="rounded" width={98} height={36} sx={{ mt: 'auto' }} />
        </Column>
      </Row>
    </Card>
  ));
}
