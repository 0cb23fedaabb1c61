import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
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

/** The arrow of the lists' sort order; the browser's own is drawn at the very edge from right to left. */
const Field = styled('span')({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  '& > svg': { position: 'absolute', insetInlineEnd: 7, pointerEvents: 'none' },
});

/** The browser's own select: MUI's is a part of the lists, which this page does not load. */
const Select = styled('select')(({ theme }) => ({
  minHeight: 44,
  paddingInline: theme.spacing(3.5, 8),
  appearance: 'none',
  border: `1px solid ${theme.vars?.palette.surface.controlLine}`,
  borderRadius: 8,
  font: 'inherit',
  // iOS zooms into fields below 16 px.
  fontSize: '1rem',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
}));

interface ReviewSortSelectProps {
  sorts: readonly ReviewSort[];
  sort: ReviewSort;
  onChoose: (change: { sort: ReviewSort }) => void;
}

/** Renders nothing unless the server supports more than one sort order. */
export function ReviewSortSelect({ sorts, sort, onChoose }: ReviewSortSelectProps) {
  const t = useT();
  if (sorts.length < 2) return null;
  return (
    <Label>
      {t('Sort by')}
      <Field>
        <Select
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
        </Select>
        <ArrowDropDown aria-hidden />
      </Field>
    </Label>
  );
}
