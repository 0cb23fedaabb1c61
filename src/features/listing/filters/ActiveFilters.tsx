import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Facets } from '@/domain/filters';
import { NO_FILTERS } from '@/domain/filters';
import type { Listing, ListingChange } from '@/domain/listing';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { bleed } from '@/shared/ui';
import { RESULTS_ID } from '../resultsId';
import { useActiveFilters } from './useActiveFilters';

const Row = styled('ul')(bleed, ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 5),
  paddingBlock: 3,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { paddingInline: 0 },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flex: 'none', maxWidth: '80vw' },
  },
}));

const FilterChip = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 36,
  maxWidth: '100%',
  paddingInline: theme.spacing(3.5, 2.5),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 22,
  font: 'inherit',
  ...smallText,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { fontSize: 16 },
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/**
 * A hidden row that injects its styles early: injecting them with the first filter would recalculate the
 * styles of the whole page during a press (decision 010).
 */
function PreloadedRow() {
  return (
    <Row style={{ display: 'none' }}>
      <li>
        <FilterChip />
        <Button size="small" />
      </li>
    </Row>
  );
}

/** Moves the focus from a removed chip to its neighbor or, after the last one, to the results. */
function passFocusOn(chip: HTMLElement): void {
  const item = chip.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const isLast = item?.parentElement?.querySelectorAll('[data-filter]').length === 1;
  const target = isLast ? document.getElementById(RESULTS_ID) : neighbor?.querySelector('button');
  target?.focus({ preventScroll: true });
}

interface ActiveFiltersProps {
  listing: Listing;
  facets: Facets | undefined;
  /** True while the list loads. */
  isLoading: boolean;
  choose: (change: ListingChange) => void;
}

/** The active filters; each can be removed, or all at once. */
export function ActiveFilters({
  listing: { filters, search },
  facets,
  isLoading,
  choose,
}: ActiveFiltersProps) {
  const t = useT();
  const active = useActiveFilters(filters, facets);
  const chips = [
    ...(search ? [{ key: 'search', text: `“${search}”`, change: { search: '' } }] : []),
    ...active.map(({ key, text, without }) => ({
      key,
      text,
      change: { filters: without },
    })),
  ];
  if (chips.length === 0) return <PreloadedRow />;
  // Most labels need the facets: until then an empty row reserves the space.
  if (isLoading && !facets)
    return (
      <Row aria-hidden>
        <FilterChip disabled style={{ width: 140 }} />
      </Row>
    );
  return (
    <Row aria-label={t('Active filters')}>
      {chips.map(({ key, text, change }) => (
        <li key={key}>
          <FilterChip
            data-filter
            aria-label={t('Remove {name}', { name: text })}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget);
              choose({ ...change, page: 1 });
            }}
          >
            <bdi>{text}</bdi>
            <CloseOutlined aria-hidden />
          </FilterChip>
        </li>
      ))}
      {active.length > 0 && (
        <li>
          <Button
            size="small"
            onClick={() => {
              document.getElementById(RESULTS_ID)?.focus({ preventScroll: true });
              choose({ filters: NO_FILTERS, page: 1 });
            }}
          >
            {t('Clear all')}
          </Button>
        </li>
      )}
    </Row>
  );
}
