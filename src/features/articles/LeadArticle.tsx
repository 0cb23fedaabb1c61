import { Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Article } from '@/domain/article';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { Picture, plainText, SoftBadge } from '@/shared/ui';
import { ArticleMeta } from './ArticleMeta';
import { Kicker, PictureFrame, Summary, WholeArticleLink } from './articles.styles';

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(6, 10),
  marginBlockEnd: theme.spacing(12),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    marginBlockEnd: theme.spacing(8),
  },
}));

const TextColumn = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3.5) }));

const Title = styled(Typography)(({ theme }) => ({
  fontSize: '2rem',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { fontSize: '1.5rem' },
})) as typeof Typography;

/** The newest article, as a large teaser. */
export function LeadArticle({ article }: { article: Article }) {
  const t = useT();
  const { title, slug, category, thumbnail, focus, summary, isNew } = article;
  return (
    <Root>
      <PictureFrame>
        <Picture src={thumbnail} focus={focus} alt="" ratio={16 / 9} isEager />
      </PictureFrame>
      <TextColumn>
        <Kicker>
          <bdi>{category?.name}</bdi>
          {isNew && <SoftBadge tone="primary">{t('New')}</SoftBadge>}
        </Kicker>
        <Title variant="h2">
          <WholeArticleLink to={paths.blog(slug)}>
            <bdi>{title}</bdi>
          </WholeArticleLink>
        </Title>
        {summary && (
          <Summary sx={{ fontSize: '1.0625rem' }}>
            <bdi>{plainText(summary)}</bdi>
          </Summary>
        )}
        <ArticleMeta article={article} />
      </TextColumn>
    </Root>
  );
}

export function LeadArticleSkeleton() {
  return (
    <Root as="div" aria-hidden>
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
      <TextColumn>
        <Skeleton width="30%" height={24} />
        <Skeleton width="90%" height={44} />
        <div>
          <Skeleton />
          <Skeleton width="70%" />
        </div>
        <Skeleton width="55%" height={28} />
      </TextColumn>
    </Root>
  );
}
