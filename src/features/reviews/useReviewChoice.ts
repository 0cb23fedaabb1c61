import { useSearchParams } from 'react-router';
import { pageNumber, setPage } from '@/domain/paging';
import type { ReviewChoice, ReviewPage } from '@/domain/reviews';
import { readReviewChoice, REVIEW_SORTS, withReviewChoice } from '@/domain/reviews';
import { useCorrectedQuery, useQueryChange } from '@/core/navigation';

/** The choice among the reviews, from the URL (`?stars=5&sort_reviews=lowest&with_photos=1`). */
export function useReviewChoice() {
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const choice = readReviewChoice(query);
  return {
    choice,
    /** Begins at the first page; replaces the history entry, as the tabs do. */
    choose: (change: Partial<ReviewChoice>) =>
      changeQuery((now) => {
        const next = withReviewChoice(now, { ...readReviewChoice(now), ...change });
        next.delete('page');
        return next;
      }),
  };
}

/**
 * Drops from the URL what the server can neither filter nor sort by, and what does not exist; a page past the
 * last one becomes that (R9).
 */
export function useKnownReviewChoice(options: ReviewPage['options'] | undefined, last: number): void {
  const [query] = useSearchParams();
  const { stars, sort, withPhotos } = readReviewChoice(query);
  const known: ReviewChoice = {
    stars: options?.hasStars === false ? null : stars,
    sort: options?.sorts.includes(sort) === false ? REVIEW_SORTS[0] : sort,
    withPhotos: options?.withPhotos === null ? false : withPhotos,
  };
  const next = withReviewChoice(query, known);
  if (pageNumber(query.get('page')) > last) setPage(next, last);
  useCorrectedQuery(next.toString());
}
