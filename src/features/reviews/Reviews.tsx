import { Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReviewSubject } from '@/api';
import { QueryError, useGetReviewsQuery } from '@/api';
import { pageCount, PRODUCT_REVIEW_PAGE_SIZE, SHOP_REVIEW_PAGE_SIZE } from '@/domain/paging';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { EmptyState, Pagination, VisuallyHidden } from '@/shared/ui';
import { NoReviewsYet } from './NoReviewsYet';
import { PhotosFilter } from './PhotosFilter';
import { ReviewItem, ReviewSkeleton } from './ReviewItem';
import { ReviewSortSelect } from './ReviewSortSelect';
import { ReviewSummary } from './ReviewSummary';
import { REVIEWS_ID } from './reviewsId';
import { useKnownReviewChoice, useReviewChoice } from './useReviewChoice';

export interface ReviewsProps {
  subject: ReviewSubject;
  /** Page number from the URL, from 1; a page past the end is corrected to the last one. */
  page: number;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8, 16),
  // Keeps the products below out of view while reviews load.
  minHeight: 'calc(100vh - 160px)',
  alignContent: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)',
    alignItems: 'start',
  },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
  // The room of the controls, which only the response names.
  minHeight: 44,
  marginBlockEnd: theme.spacing(4),
  '& > [role=status]': { fontSize: '.875rem', color: theme.vars?.palette.text.secondary },
  '& > [role=status]:empty': { marginInlineEnd: theme.spacing(-3) },
}));

const List = styled('ul')({ ...unstyledList });

/** Rating summary and a paginated list of reviews. */
export function Reviews({ subject, page }: ReviewsProps) {
  const t = useT();
  const size = 'productId' in subject ? PRODUCT_REVIEW_PAGE_SIZE : SHOP_REVIEW_PAGE_SIZE;
  const { choice, choose } = useReviewChoice();
  const { stars, sort, withPhotos } = choice;
  const { data, currentData, error, isFetching, refetch } = useGetReviewsQuery({
    subject,
    page,
    ...(stars && { stars }),
    ...(sort !== 'newest' && { sort }),
    ...(withPhotos && { withPhotos }),
  });
  const options = (currentData ?? data)?.options;
  const last = currentData ? pageCount(currentData.total, size) : page;
  useKnownReviewChoice(options, last);
  const failure = error && !isFetching && !currentData && <QueryError error={error} onRetry={refetch} />;
  if (failure && !data) return failure;
  // A server that cannot filter has sent all reviews.
  const chosenStars = options?.hasStars === false ? null : stars;
  const isFiltered = chosenStars !== null || (withPhotos && options?.withPhotos !== null);
  if (currentData?.total === 0 && !isFiltered)
    return (
      <EmptyState
        drawing={<NoReviewsYet />}
        title={t('No reviews yet')}
        text={t('Whoever has bought it can say how it is.')}
      />
    );
  if (page > last) return null;
  const summary = currentData?.summary ?? data?.summary;
  return (
    <Columns>
      {summary && (
        <ReviewSummary
          summary={summary}
          chosen={chosenStars}
          onChoose={options?.hasStars ? choose : undefined}
        />
      )}
      {!data && <SummarySkeleton />}
      <div>
        <Tools>
          <span role="status">
            {currentData
              ? t('{count} reviews', { count: currentData.total })
              : !failure && <VisuallyHidden>{t('Loading')}</VisuallyHidden>}
          </span>
          <PhotosFilter count={options?.withPhotos ?? null} isChosen={withPhotos} onChoose={choose} />
          {isFiltered && (
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => choose({ stars: null, withPhotos: false })}
            >
              {t('Show all reviews')}
            </Button>
          )}
          <ReviewSortSelect sorts={options?.sorts ?? []} sort={sort} onChoose={choose} />
        </Tools>
        {currentData?.total === 0 && (
          <p>
            {withPhotos
              ? t('No review of this choice has photos.')
              : t('No review has this number of stars.')}
          </p>
        )}
        {failure || (
          <List aria-busy={!currentData}>
            {currentData
              ? currentData.reviews.map((review) => <ReviewItem key={review.id} review={review} />)
              : Array.from({ length: size }, (_, index) => <ReviewSkeleton key={`skeleton ${index}`} />)}
          </List>
        )}
        {/* How many pages a choice has is unknown while its first one fails: `data` is of another choice. */}
        {(!failure || page > 1) && (
          <Pagination
            totalItems={data?.total ?? 0}
            itemsPerPage={size}
            modelValue={page}
            hash={`#${REVIEWS_ID}`}
          />
        )}
      </div>
    </Columns>
  );
}

function SummarySkeleton() {
  return (
    <div aria-hidden>
      <Skeleton width="60%" height={68} />
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} sx={{ height: 26, '@media (pointer: coarse)': { height: 50.4 } }} />
      ))}
    </div>
  );
}
