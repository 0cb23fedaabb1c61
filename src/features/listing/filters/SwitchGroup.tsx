import CheckRounded from '@mui/icons-material/CheckRounded';
import type { Facets, Filters, Switch } from '@/domain/filters';
import { useT } from '@/shared/texts';
import { FilterGroup } from './FilterGroup';
import { CheckOption, OptionList } from './filters.styles';
import { useCounted } from './useCounted';
import { useSwitchLabel } from './useSwitchLabel';

interface SwitchGroupProps {
  /** Those that the server supports. */
  switches: readonly Switch[];
  facets: Pick<Facets, 'counts'>;
  chosen: Pick<Filters, Switch>;
  onChoose: (changes: Partial<Pick<Filters, Switch>>) => void;
}

/** Filters that are on or off; any number of them may be on. */
export function SwitchGroup({ switches, facets, chosen, onChoose }: SwitchGroupProps) {
  const t = useT();
  const labelOf = useSwitchLabel();
  const counted = useCounted(facets);
  if (switches.length === 0) return null;
  return (
    <FilterGroup name={t('Availability')}>
      <OptionList>
        {switches.map((name) => {
          const isChosen = chosen[name] !== null;
          return (
            <li key={name}>
              <CheckOption
                aria-label={labelOf(name)}
                aria-pressed={isChosen}
                {...counted(name, 1, isChosen)}
                onClick={() => onChoose({ [name]: isChosen ? null : 1 })}
              >
                <CheckRounded aria-hidden />
                {labelOf(name)}
              </CheckOption>
            </li>
          );
        })}
      </OptionList>
    </FilterGroup>
  );
}
