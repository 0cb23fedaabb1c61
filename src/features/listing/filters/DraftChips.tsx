import { styled } from '@mui/material/styles';
import type { Facets, FilterChange, Filters } from '@/domain/filters';
import { useT } from '@/shared/texts';
import { RemoveFilter } from './RemoveFilter';
import { useActiveFilters } from './useActiveFilters';

/** Below the filters, so that a new chip moves none of them under the finger. */
const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  gap: theme.spacing(2),
  margin: 0,
  padding: theme.spacing(2.5, 5),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  '& > li': { flex: 'none', maxWidth: '70%' },
}));

interface DraftChipsProps {
  draft: Filters;
  facets: Facets;
  /** Id of the element that is focused after the last chip. */
  heirId: string;
  onChange: (change: FilterChange) => void;
}

/** What is chosen in the sheet; each can be taken back. */
export function DraftChips({ draft, facets, heirId, onChange }: DraftChipsProps) {
  const t = useT();
  const active = useActiveFilters(draft, facets);
  if (active.length === 0) return null;
  return (
    <Row aria-label={t('Active filters')}>
      {active.map(({ key, text, without }) => (
        <li key={key}>
          <RemoveFilter name={text} heirId={heirId} onRemove={() => onChange(without)} />
        </li>
      ))}
    </Row>
  );
}
