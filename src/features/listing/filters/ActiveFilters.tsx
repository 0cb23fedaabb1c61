import { Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Facets } from '@/domain/filters';
import { NO_FILTERS } from '@/domain/filters';
import type { Listing, ListingChange } from '@/domain/listing';
import { useT } from '@/shared/texts';
import { bleed } from '@/shared/ui';
import { RESULTS_ID } from '../resultsId';
import { FilterChip, RemoveFilter } from './RemoveFilter';
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
    ...(search ? [{ key: 'search', text: t('“{term}”', { term: search }), change: { search: '' } }] : []),
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
          <RemoveFilter name={text} heirId={RESULTS_ID} onRemove={() => choose({ ...change, page: 1 })} />
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
