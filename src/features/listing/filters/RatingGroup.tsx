import StarRounded from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import { RATINGS } from '@/domain/filters';
import { useT } from '@/shared/texts';
import { FilterGroup } from './FilterGroup';
import { Option, OptionList } from './filters.styles';
import { useRatingLabel } from './useRatingLabel';

const Star = styled(StarRounded)(({ theme }) => ({
  marginInlineEnd: theme.spacing(-1),
  fontSize: 18,
  color: theme.vars?.palette.surface.star,
}));

interface RatingGroupProps {
  chosen: number | null;
  onChoose: (rating: number | null) => void;
}

export function RatingGroup({ chosen, onChoose }: RatingGroupProps) {
  const t = useT();
  const ratingLabelOf = useRatingLabel();
  return (
    <FilterGroup name={t('Rating')}>
      <OptionList>
        {RATINGS.map((rating) => (
          <li key={rating}>
            <Option
              aria-pressed={rating === chosen}
              aria-label={t('Rated {rating}', { rating: ratingLabelOf(rating) })}
              onClick={() => onChoose(rating === chosen ? null : rating)}
            >
              <Star aria-hidden />
              <bdi>{ratingLabelOf(rating)}</bdi>
            </Option>
          </li>
        ))}
      </OptionList>
    </FilterGroup>
  );
}
