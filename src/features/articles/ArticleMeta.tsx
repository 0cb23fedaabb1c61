import { styled } from '@mui/material/styles';
import { readingMinutes, type Article } from '@/domain/article';
import { hasCount } from '@/domain/hasCount';
import { useServerMoments } from '@/core/settings';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { Picture } from '@/shared/ui';

interface ArticleMetaProps {
  article: Pick<Article, 'author' | 'createdAt' | 'totalViews' | 'wordCount'>;
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2.5),
  minHeight: 28,
  margin: 0,
  ...smallText,
  color: theme.vars?.palette.text.secondary,
  '& > strong': { fontWeight: 500, color: theme.vars?.palette.text.primary },
}));

const Photo = styled('span')({ display: 'block', width: 28, borderRadius: '50%', overflow: 'hidden' });

/** Author, date, reading time (R114) and number of views. */
export function ArticleMeta({ article: { author, createdAt, totalViews, wordCount } }: ArticleMetaProps) {
  const t = useT();
  const { day } = useServerMoments();
  const minutes = readingMinutes(wordCount);
  return (
    <Line>
      {author?.photo && (
        <Photo>
          <Picture src={author.photo} alt="" />
        </Photo>
      )}
      {author && (
        <strong>
          <bdi>{author.name}</bdi>
        </strong>
      )}
      {createdAt && (
        <span>
          <bdi>{day(createdAt)}</bdi>
        </span>
      )}
      {minutes !== null && <span>{t('{count} min read', { count: minutes })}</span>}
      {hasCount(totalViews) && <span>{t('{count} views', { count: totalViews })}</span>}
    </Line>
  );
}
