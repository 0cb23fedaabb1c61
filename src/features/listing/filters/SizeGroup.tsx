import type { Facets } from '@/domain/filters';
import type { Id } from '@/domain/ids';
import { useT } from '@/shared/texts';
import { FilterGroup } from './FilterGroup';
import { Pill, Pills } from './filters.styles';
import { ShowAllButton } from './ShowAllButton';
import { useCounted } from './useCounted';
import { useFirstFew } from './useFirstFew';

interface SizeGroupProps {
  facets: Pick<Facets, 'sizes' | 'counts'>;
  chosen: readonly Id[];
  /** Called with the pressed size, chosen or not. */
  onPress: (id: Id) => void;
}

const FEW = 10;

export function SizeGroup({ facets, chosen, onPress }: SizeGroupProps) {
  const t = useT();
  const counted = useCounted(facets);
  const { sizes } = facets;
  const { shown, hidden, showAll } = useFirstFew(sizes, FEW, ({ id }) => chosen.includes(id));
  if (sizes.length === 0) return null;
  return (
    <FilterGroup name={t('Size')}>
      <Pills>
        {shown.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <Pill
              key={id}
              aria-pressed={isChosen}
              {...counted('sizeIds', id, isChosen)}
              onClick={() => onPress(id)}
            >
              <bdi>{name}</bdi>
            </Pill>
          );
        })}
      </Pills>
      <ShowAllButton hidden={hidden} total={sizes.length} onPress={showAll} />
    </FilterGroup>
  );
}
