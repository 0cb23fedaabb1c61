import type { FacetOption } from '@/domain/filters';
import type { Id } from '@/domain/ids';
import { FilterGroup } from './FilterGroup';
import { Option, OptionList } from './filters.styles';
import { ShowAllButton } from './ShowAllButton';
import { useFirstFew } from './useFirstFew';

interface OptionGroupProps {
  name: string;
  options: readonly FacetOption[];
  chosen: Id | null;
  /** Null clears the choice. */
  onChoose: (id: Id | null) => void;
}

const FEW = 6;

/** Brands or categories: at most one chosen; pressing it again clears the choice. */
export function OptionGroup({ name, options, chosen, onChoose }: OptionGroupProps) {
  const { shown, hidden, showAll } = useFirstFew(options, FEW, ({ id }) => id === chosen);
  if (options.length === 0) return null;
  return (
    <FilterGroup name={name}>
      <OptionList>
        {shown.map((option) => (
          <li key={option.id}>
            <Option
              aria-pressed={option.id === chosen}
              onClick={() => onChoose(option.id === chosen ? null : option.id)}
            >
              <bdi>{option.name}</bdi>
            </Option>
          </li>
        ))}
      </OptionList>
      <ShowAllButton hidden={hidden} total={options.length} onPress={showAll} />
    </FilterGroup>
  );
}
