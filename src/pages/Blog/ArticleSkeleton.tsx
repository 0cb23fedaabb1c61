import { Skeleton } from '@mui/material';
import { ArticleRoot } from './ArticleBody.styles';

export function ArticleSkeleton() {
  return (
    <ArticleRoot as="div" aria-hidden>
      <div>
        <Skeleton width={120} />
        <Skeleton width="70%" height={56} />
        <Skeleton width={280} height={28} />
      </div>
      <Skeleton data-wide variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto', my: 6 }} />
      <div>
        {[92, 88, 95, 60].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={28} />
        ))}
      </div>
    </ArticleRoot>
  );
}
