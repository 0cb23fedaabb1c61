import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Article } from '@/domain/article';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { Picture, plainText, SoftBadge } from '@/shared/ui';
import { ArticleMeta } from './ArticleMeta';
import { Kicker, PictureFrame, Summary, WholeArticleLink } from './articles.styles';

interface ArticleCardProps {
  article: Article;
  /** Heading level. */
  level?: 2 | 3;
}

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2.5),
}));

/** An article in a list: picture, title and summary. */
export function ArticleCard({ article, level = 2 }: ArticleCardProps) {
  const t = useT();
  const { title, slug, category, thumbnail, focus, summary, isNew } = article;
  return (
    <Root>
      <PictureFrame>
        <Picture src={thumbnail} focus={focus} alt="" ratio={16 / 10} />
      </PictureFrame>
      <Kicker>
        <bdi>{category?.name}</bdi>
        {isNew && <SoftBadge tone="primary">{t('New')}</SoftBadge>}
      </Kicker>
      <Typography
        variant="h3"
        component={level === 2 ? 'h2' : 'h3'}
        sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}
      >
        <WholeArticleLink to={paths.blog(slug)}>
          <bdi>{title}</bdi>
        </WholeArticleLink>
      </Typography>
      {summary && (
        <Summary>
          <bdi>{plainText(summary)}</bdi>
        </Summary>
      )}
      <ArticleMeta article={article} />
    </Root>
  );
}

export function ArticleCardSkeleton() {
  return (
    <Root as="div" aria-hidden>
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 10', height: 'auto' }} />
      <Skeleton width="30%" height={24} />
      <Skeleton width="85%" height={26} />
      <div>
        <Skeleton />
        <Skeleton width="70%" />
      </div>
      <Skeleton width="55%" height={28} />
    </Root>
  );
}
