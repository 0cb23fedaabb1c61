import type { FacetOption } from '@/domain/filters';
import type { Id } from '@/domain/ids';
import { useT } from '@/shared/texts';
import { FilterGroup } from './FilterGroup';
import { Pill, Pills } from './filters.styles';
import { ShowAllButton } from './ShowAllButton';
import { useFirstFew } from './useFirstFew';

interface SizeGroupProps {
  sizes: readonly FacetOption[];
  chosen: Id | null;
  onChoose: (id: Id | null) => void;
}

const FEW = 10;

export function SizeGroup({ sizes, chosen, onChoose }: SizeGroupProps) {
  const t = useT();
  const { shown, hidden, showAll } = useFirstFew(sizes, FEW, ({ id }) => id === chosen);
  if (sizes.length === 0) return null;
  return (
    <FilterGroup name={t('Size')}>
      <Pills>
        {shown.map(({ id, name }) => (
          <Pill key={id} aria-pressed={id === chosen} onClick={() => onChoose(id === chosen ? null : id)}>
            <bdi>{name}</bdi>
          </Pill>
        ))}
      </Pills>
      <ShowAllButton hidden={hidden} total={sizes.length} onPress={showAll} />
    </FilterGroup>
  );
}
