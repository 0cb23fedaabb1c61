import CheckRounded from '@mui/icons-material/CheckRounded';
import type { Facets, FacetOption } from '@/domain/filters';
import type { Id } from '@/domain/ids';
import { FilterGroup } from './FilterGroup';
import { CheckOption, Option, OptionList } from './filters.styles';
import { ShowAllButton } from './ShowAllButton';
import { useCounted } from './useCounted';
import { useFirstFew } from './useFirstFew';

interface OptionGroupProps {
  name: string;
  /** The filter whose counts are shown. */
  filter: 'brandIds' | 'categoryId';
  facets: Pick<Facets, 'counts'>;
  options: readonly FacetOption[];
  chosen: readonly Id[];
  /** Whether several may be chosen. */
  isSeveral?: boolean;
  /** Called with the pressed option, chosen or not. */
  onPress: (id: Id) => void;
}

const FEW = 6;

/** Brands or categories; pressing a chosen one again takes it back. */
export function OptionGroup({
  name,
  filter,
  facets,
  options,
  chosen,
  isSeveral = false,
  onPress,
}: OptionGroupProps) {
  const counted = useCounted(facets);
  const { shown, hidden, showAll } = useFirstFew(options, FEW, ({ id }) => chosen.includes(id));
  if (options.length === 0) return null;
  const Choice = isSeveral ? CheckOption : Option;
  return (
    <FilterGroup name={name}>
      <OptionList>
        {shown.map((option) => {
          const isChosen = chosen.includes(option.id);
          return (
            <li key={option.id}>
              <Choice
                aria-label={option.name}
                aria-pressed={isChosen}
                {...counted(filter, option.id, isChosen)}
                onClick={() => onPress(option.id)}
              >
                {isSeveral && <CheckRounded aria-hidden />}
                <bdi>{option.name}</bdi>
              </Choice>
            </li>
          );
        })}
      </OptionList>
      <ShowAllButton hidden={hidden} total={options.length} onPress={showAll} />
    </FilterGroup>
  );
}
