import StarRounded from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import type { Facets, Filters } from '@/domain/filters';
import { RATINGS } from '@/domain/filters';
import { useT } from '@/shared/texts';
import { FilterGroup } from './FilterGroup';
import { Option, OptionList } from './filters.styles';
import { useCounted } from './useCounted';
import { useRatingLabels } from './useRatingLabels';

const Star = styled(StarRounded)(({ theme }) => ({
  marginInlineEnd: theme.spacing(-1),
  fontSize: '1.125rem',
  color: theme.vars?.palette.surface.star,
}));

type Chosen = Pick<Filters, 'rating' | 'minRating'>;

interface RatingGroupProps {
  facets: Pick<Facets, 'minRatings' | 'counts'>;
  chosen: Chosen;
  onChoose: (changes: Partial<Chosen>) => void;
}

/** Lowest averages where the server supports them (R95), else the averages of one star. */
export function RatingGroup({ facets, chosen, onChoose }: RatingGroupProps) {
  const t = useT();
  const { labelOf, minLabelOf } = useRatingLabels();
  const counted = useCounted(facets);
  const hasLowest = facets.minRatings.length > 0;
  const filter = hasLowest ? 'minRating' : 'rating';
  return (
    <FilterGroup name={t('Rating')}>
      <OptionList>
        {(hasLowest ? facets.minRatings : RATINGS).map((rating) => {
          const isChosen = rating === chosen[filter];
          const label = (hasLowest ? minLabelOf : labelOf)(rating);
          return (
            <li key={rating}>
              <Option
                aria-pressed={isChosen}
                aria-label={t('Rated {rating}', { rating: label })}
                {...counted(filter, rating, isChosen)}
                onClick={() =>
                  onChoose({ rating: null, minRating: null, ...(isChosen ? {} : { [filter]: rating }) })
                }
              >
                <Star aria-hidden />
                <bdi>{label}</bdi>
              </Option>
            </li>
          );
        })}
      </OptionList>
    </FilterGroup>
  );
}
