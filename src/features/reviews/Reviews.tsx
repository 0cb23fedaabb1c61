import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Navigate } from 'react-router';
import type { ReviewSubject } from '@/api';
import { useErrorMessage, useGetReviewsQuery } from '@/api';
import { pageCount, PRODUCT_REVIEW_PAGE_SIZE, SHOP_REVIEW_PAGE_SIZE } from '@/domain/paging';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { EmptyState, Pagination, SectionError, VisuallyHidden } from '@/shared/ui';
import { NoReviewsYet } from './NoReviewsYet';
import { ReviewItem, ReviewSkeleton } from './ReviewItem';
import { ReviewSummary } from './ReviewSummary';

interface ReviewsProps {
  subject: ReviewSubject;
  /** Page number from the URL, from 1; a page past the end redirects to the last one. */
  page: number;
  addressOf: (page: number) => string;
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

const List = styled('ul')({ ...unstyledList });

/** Rating summary and a paginated list of reviews. */
export function Reviews({ subject, page, addressOf }: ReviewsProps) {
  const t = useT();
  const size = 'productId' in subject ? PRODUCT_REVIEW_PAGE_SIZE : SHOP_REVIEW_PAGE_SIZE;
  const { data, currentData, error, isFetching, refetch } = useGetReviewsQuery({ subject, page });
  const message = useErrorMessage(error);
  if (error && !isFetching && !currentData) return <SectionError message={message} onRetry={refetch} />;
  if (currentData?.total === 0)
    return (
      <EmptyState
        drawing={<NoReviewsYet />}
        title={t('No reviews yet')}
        text={t('Whoever has bought it can say how it is.')}
      />
    );
  const last = currentData ? pageCount(currentData.total, size) : page;
  if (page > last) return <Navigate to={addressOf(last)} replace />;
  const summary = currentData?.summary ?? data?.summary;
  return (
    <Columns>
      {summary && <ReviewSummary summary={summary} />}
      {!data && <SummarySkeleton />}
      <div>
        <VisuallyHidden role="status">
          {currentData ? t('{count} reviews', { count: currentData.total }) : t('Loading')}
        </VisuallyHidden>
        <List aria-busy={!currentData}>
          {currentData
            ? currentData.reviews.map((review) => <ReviewItem key={review.id} review={review} />)
            : Array.from({ length: size }, (_, index) => <ReviewSkeleton key={`skeleton ${index}`} />)}
        </List>
        <Pagination
          totalItems={data?.total ?? 0}
          itemsPerPage={size}
          modelValue={page}
          addressOf={addressOf}
        />
      </div>
    </Columns>
  );
}

function SummarySkeleton() {
  return (
    <div aria-hidden>
      <Skeleton width="60%" height={68} />
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} height={26} />
      ))}
    </div>
  );
}
