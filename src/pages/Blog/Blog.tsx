import { styled } from '@mui/material/styles';
import { useParams } from 'react-router';
import { isApiError, useErrorWords, useGetArticleQuery } from '@/api';
import type { ArticleDetails } from '@/domain/article';
import { paths } from '@/domain/paths';
import { ArticleCard, ArticleCards } from '@/features/articles';
import { ProductGrid } from '@/features/catalogue';
import { useTitleOfThing } from '@/features/settings';
import { PrintStyles } from '@/features/sharing';
import { NotFound } from '@/pages/NotFound';
import { useT } from '@/shared/texts';
import { Breadcrumb, ErrorBoundary, preloadServerHtml, PulledPlug, Section, SectionError } from '@/shared/ui';
import { ArticleBody } from './ArticleBody';
import { ArticleForSearch } from './ArticleForSearch';
import { ArticleSkeleton } from './ArticleSkeleton';
import { PopularArticles } from './PopularArticles';

preloadServerHtml();

/** The article, and what others read beside it. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(12),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
}));

/** An unknown article is a 400 (contract §8). */
const isUnknown = (error: unknown) => isApiError(error) && [400, 404, 422].includes(error.status ?? 0);

/** `/blog/{slug}`: an article, what is like it, what is read most, and the products that it speaks of. */
export function Blog() {
  const t = useT();
  const { slug = '' } = useParams();
  const { currentData: data, error, isFetching, refetch } = useGetArticleQuery(slug);
  const words = useErrorWords(error);
  useTitleOfThing(data?.article.title);
  if (!data && !isFetching && isUnknown(error)) return <NotFound />;
  if (!data && !isFetching && error)
    return <SectionError drawing={<PulledPlug />} message={words} onRetry={() => void refetch()} />;
  const crumbs = [
    { text: t('Home'), to: paths.home },
    { text: t('News'), to: paths.news },
    // A blank of the same height until the title is known.
    { text: data?.article.title ?? '\u00a0' },
  ];
  return (
    <>
      <PrintStyles />
      <Breadcrumb crumbs={crumbs} />
      {data && <ArticleForSearch article={data.article} crumbs={crumbs} />}
      <Columns>
        {data ? <ArticleBody article={data.article} /> : <ArticleSkeleton />}
        {data && data.popular.length > 0 && <PopularArticles articles={data.popular} />}
      </Columns>
      {data && (
        <ErrorBoundary where="beside the article">
          <Besides details={data} />
        </ErrorBoundary>
      )}
    </>
  );
}

function Besides({ details: { products, related } }: { details: ArticleDetails }) {
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
