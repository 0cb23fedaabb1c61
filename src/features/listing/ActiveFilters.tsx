import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { Facets } from '@/domain/filters';
import { NO_FILTERS } from '@/domain/filters';
import type { Listing, ListingChange } from '@/domain/listing';
import { useT } from '@/shared/texts';
import { bleed } from '@/shared/ui';
import { RESULTS_ID } from './resultsId';
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
  fontSize: '.8125rem',
  backgroundColor: theme.vars?.palette.background.paper,
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { fontSize: 16 },
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/**
 * Nothing to see: rules for styles that came only with the first filter would have the browser work out the whole page
 * anew in the middle of a press (decision 010).
 */
function ReadyRow() {
  return (
    <Row style={{ display: 'none' }}>
      <li>
        <FilterChip />
        <Button size="small" />
      </li>
    </Row>
  );
}

/** The chip that had the focus goes: its neighbour takes it, or, after the last one, the results. */
function passFocusOn(chip: HTMLElement): void {
  const item = chip.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const isLast = item?.parentElement?.querySelectorAll('[data-filter]').length === 1;
  const heir = isLast ? document.getElementById(RESULTS_ID) : neighbour?.querySelector('button');
  heir?.focus({ preventScroll: true });
}

interface ActiveFiltersProps {
  listing: Listing;
  facets: Facets | undefined;
  /** The list is on its way. */
  isComing: boolean;
  choose: (change: ListingChange) => void;
}

/** What the list is narrowed down by: each can be taken away, and all at once. */
export function ActiveFilters({
  listing: { filters, search },
  facets,
  isComing,
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
  if (chips.length === 0) return <ReadyRow />;
  // Most names come with the facets: until then only the room is there, so that nothing moves.
  if (isComing && !facets)
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
