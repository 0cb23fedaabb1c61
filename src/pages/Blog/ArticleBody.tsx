import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ArticleDetail } from '@/domain/article';
import { paths } from '@/domain/paths';
import { ArticleMeta } from '@/features/articles';
import { ShareButton } from '@/features/sharing';
import { useLocale, useT } from '@/shared/texts';
import { Link, Picture, ServerHtml } from '@/shared/ui';
import { ArticleRoot, Tags } from './ArticleBody.styles';
import { countWords } from './countWords';

const Title = styled(Typography)(({ theme }) => ({
  fontSize: '2.5rem',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { fontSize: '1.75rem' },
})) as typeof Typography;

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3.5),
  '& > a': {
    justifySelf: 'start',
    fontSize: '.875rem',
    fontWeight: 600,
    color: theme.vars?.palette.primary.dark,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '@media (pointer: coarse)': { paddingBlock: 12, marginBlock: -12 },
  },
}));

const MetaLine = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(3),
}));

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 16,
  marginBlock: theme.spacing(6, 8),
  [theme.breakpoints.down('sm')]: { borderRadius: 12, marginBlock: theme.spacing(4, 5) },
  // Fits below the head on a page in landscape.
  '@media print': { maxWidth: '160mm', breakInside: 'avoid' },
}));

/** The article, in a readable line length. */
export function ArticleBody({ article }: { article: ArticleDetail }) {
  const t = useT();
  const locale = useLocale();
  const { title, category, thumbnail, focus, html, tags } = article;
  const wordCount = useMemo(() => countWords(html, locale), [html, locale]);
  return (
    <ArticleRoot>
      <Head>
        {category && (
          <Link to={`${paths.news}?category_id=${category.id}`}>
            <bdi>{category.name}</bdi>
          </Link>
        )}
        <Title variant="h1">
          <bdi>{title}</bdi>
        </Title>
        <MetaLine>
          <ArticleMeta article={{ ...article, wordCount }} />
          <ShareButton variant="page" title={title} />
        </MetaLine>
      </Head>
      {thumbnail && (
        <Frame data-wide>
          <Picture src={thumbnail} focus={focus} alt="" ratio={16 / 9} isEager />
        </Frame>
      )}
      {html && <ServerHtml html={html} ownPicture={thumbnail} variant="article" />}
      {tags.length > 0 && (
        <Tags aria-label={t('Tags')}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </Tags>
      )}
    </ArticleRoot>
  );
}
