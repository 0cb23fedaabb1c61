import { styled } from '@mui/material/styles';
import { useParams } from 'react-router';
import { useSelector } from 'react-redux';
import type { RootApiState } from '@/api';
import { isApiError, useErrorMessage, useGetArticleQuery } from '@/api';
import type { ArticleDetails } from '@/domain/article';
import { paths } from '@/domain/paths';
import { ArticleCard, ArticleCards, selectKnownArticleTitle } from '@/features/articles';
import { ProductGrid } from '@/features/catalogue';
import { useDocumentTitle } from '@/core/settings';
import { PrintStyles } from '@/features/sharing';
import { NotFound } from '@/pages/NotFound';
import { useT } from '@/shared/texts';
import { Breadcrumb, ErrorBoundary, preloadServerHtml, Section, VisuallyHidden } from '@/shared/ui';
import { ArticleBody } from './ArticleBody';
import { ArticleForSearch } from './ArticleForSearch';
import { ArticleSkeleton } from './ArticleSkeleton';
import { FailedArticle } from './FailedArticle';
import { PopularArticles } from './PopularArticles';

preloadServerHtml();

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(12),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The API responds with 400 for an unknown article (api §8). */
const isUnknown = (error: unknown) => isApiError(error) && [400, 404, 422].includes(error.status ?? 0);

/** `/blog/{slug}`: an article, popular and related articles, and the products it mentions. */
export function Blog() {
  const t = useT();
  const { slug = '' } = useParams();
  const { currentData: data, error, isFetching, refetch } = useGetArticleQuery(slug);
  const title = useSelector(
    (state: RootApiState) => data?.article.title ?? selectKnownArticleTitle(state, slug),
  );
  const message = useErrorMessage(error);
  useDocumentTitle(data?.article.title);
  if (!data && !isFetching && isUnknown(error)) return <NotFound />;
  if (!data && !isFetching && error)
    return <FailedArticle title={title} message={message} onRetry={() => void refetch()} />;
  const crumbs = [
    { text: t('Home'), to: paths.home },
    { text: t('News'), to: paths.news },
    // A non-breaking space keeps the height until the title is loaded.
    { text: title ?? '\u00a0' },
  ];
  return (
    <>
      <PrintStyles />
      <Breadcrumb crumbs={crumbs} />
      {data && <ArticleForSearch article={data.article} crumbs={crumbs} />}
      {!data && <VisuallyHidden as="h1">{t('Article')}</VisuallyHidden>}
      <Columns>
        {data ? <ArticleBody article={data.article} /> : <ArticleSkeleton />}
        {data && data.popular.length > 0 && <PopularArticles articles={data.popular} />}
      </Columns>
      {data && (
        <ErrorBoundary where="beside the article">
          <RelatedContent details={data} />
        </ErrorBoundary>
      )}
    </>
  );
}

function RelatedContent({ details: { products, related } }: { details: ArticleDetails }) {
  const t = useT();
  return (
    <aside>
      {products.length > 0 && (
        <Section title={t('In this article')}>
          <ProductGrid products={products} most={5} rows={1} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={t('Related articles')} more={{ to: paths.news, text: t('All articles') }}>
          <ArticleCards>
            {related.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} level={3} />
              </li>
            ))}
          </ArticleCards>
        </Section>
      )}
    </aside>
  );
}
