import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { QueryError } from '@/api';
import { CATALOGUE_PAGE_SIZE } from '@/domain/paging';
import { paths } from '@/domain/paths';
import {
  ArticleCard,
  ArticleCards,
  ArticleCardSkeleton,
  LeadArticle,
  LeadArticleSkeleton,
} from '@/features/articles';
import { useT } from '@/shared/texts';
import {
  Breadcrumb,
  ChipLinks,
  ChipLinksSkeleton,
  EmptyState,
  Pagination,
  PulledPlug,
  VisuallyHidden,
} from '@/shared/ui';
import { useNews } from './useNews';

/** Keeps the footer below the fold, however few articles there are. */
const Results = styled('div')({ minHeight: '100vh' });

/** `/news`: the newest article as a large teaser, the others as cards, by category. */
export function News() {
  const t = useT();
  const { categoryId, page, articles, total, categories, error, retry, addressOf } = useNews();
  const hasLead = page === 1;
  const [lead, ...others] = articles ?? [];
  const cards = hasLead ? others : articles;
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, { text: t('News') }]} />
      <Typography variant="h1" sx={{ mb: 5 }}>
        {t('News')}
      </Typography>
      {!categories && !error && <ChipLinksSkeleton />}
      {categories && categories.length > 0 && (
        <ChipLinks
          label={t('Categories')}
          choices={[
            { name: t('All'), to: addressOf(null), isChosen: categoryId === null },
            ...categories.map(({ id, name }) => ({
              name,
              to: addressOf(id),
              isChosen: id === categoryId,
            })),
          ]}
        />
      )}
      {error && <QueryError error={error} drawing={<PulledPlug />} onRetry={retry} />}
      <VisuallyHidden role="status">
        {articles ? t('{count} articles', { count: total ?? 0 }) : !error && t('Loading')}
      </VisuallyHidden>
      {!error && (
        <Results aria-busy={!articles}>
          {articles?.length === 0 && <EmptyState title={t('There is nothing to read here yet.')} />}
          {hasLead && !articles && <LeadArticleSkeleton />}
          {hasLead && lead && <LeadArticle article={lead} />}
          {/* A separate key replaces the skeletons instead of moving them. */}
          <ArticleCards key={articles ? 'articles' : 'skeletons'}>
            {articles
              ? cards?.map((article) => (
                  <li key={article.id}>
                    <ArticleCard article={article} />
                  </li>
                ))
              : [0, 1, 2, 3, 4, 5].map((index) => (
                  <li key={`skeleton ${index}`}>
                    <ArticleCardSkeleton />
                  </li>
                ))}
          </ArticleCards>
          <Pagination totalItems={total ?? 0} itemsPerPage={CATALOGUE_PAGE_SIZE} modelValue={page} />
        </Results>
      )}
    </>
  );
}
