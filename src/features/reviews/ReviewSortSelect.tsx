import { NativeSelect, OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReviewSort } from '@/domain/reviews';
import { REVIEW_SORTS } from '@/domain/reviews';
import type { TextKey } from '@/domain/textKey';
import { useT } from '@/shared/texts';

/** Text keys of the sort orders. */
const NAMES: Record<ReviewSort, TextKey> = {
  newest: 'Newest',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  marginInlineStart: 'auto',
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

const Input = styled(OutlinedInput)(({ theme }) => ({
  minHeight: 44,
  fontSize: '.9375rem',
  backgroundColor: theme.vars?.palette.background.paper,
  '& select': { paddingBlock: theme.spacing(2.5), paddingInlineStart: theme.spacing(3.5) },
}));

interface ReviewSortSelectProps {
  sorts: readonly ReviewSort[];
  sort: ReviewSort;
  onChoose: (change: { sort: ReviewSort }) => void;
}

/** Renders nothing unless the server knows more than one sort order. */
export function ReviewSortSelect({ sorts, sort, onChoose }: ReviewSortSelectProps) {
  const t = useT();
  if (sorts.length < 2) return null;
  return (
    <Label>
      {t('Sort by')}
      <NativeSelect
        input={<Input />}
        value={sort}
        onChange={({ target }) => {
          const chosen = REVIEW_SORTS.find((name) => name === target.value);
          if (chosen) onChoose({ sort: chosen });
        }}
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {t(NAMES[name])}
          </option>
        ))}
      </NativeSelect>
    </Label>
  );
}
