import { NativeSelect, OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ListingChange, SortType } from '@/domain/listing';
import { SORT_TYPES } from '@/domain/listing';
import type { TextKey } from '@/domain/textKey';
import { useT } from '@/shared/texts';
import { visuallyHidden } from '@/shared/ui';

/** Text keys of the sort orders. */
const NAMES: Record<SortType, TextKey> = {
  default: 'Recommended',
  newest: 'Newest',
  popular_product: 'Most popular',
  top_selling: 'Top selling',
  low_to_high: 'Price: low to high',
  high_to_low: 'Price: high to low',
};

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
  '& > :last-child': { minWidth: 0 },
  [theme.breakpoints.down('sm')]: { '& > span': visuallyHidden, '& > :last-child': { flex: 1 } },
}));

const Input = styled(OutlinedInput)(({ theme }) => ({
  minHeight: 44,
  fontSize: '.9375rem',
  backgroundColor: theme.vars?.palette.background.paper,
  '& select': {
    paddingBlock: theme.spacing(2.5),
    paddingInlineStart: theme.spacing(3.5),
    textOverflow: 'ellipsis',
  },
  [theme.breakpoints.down('sm')]: { fontSize: '.875rem' },
}));

interface SortSelectProps {
  sortType: SortType;
  choose: (change: ListingChange) => void;
}

/** A native select, which suits tablets best. A new order resets to page 1. */
export function SortSelect({ sortType, choose }: SortSelectProps) {
  const t = useT();
  return (
    <Label>
      <span>{t('Sort by')}</span>
      <NativeSelect
        input={<Input />}
        value={sortType}
        onChange={({ target }) => choose({ sortType: target.value as SortType, page: 1 })}
      >
        {SORT_TYPES.map((name) => (
          <option key={name} value={name}>
            {t(NAMES[name])}
          </option>
        ))}
      </NativeSelect>
    </Label>
  );
}
