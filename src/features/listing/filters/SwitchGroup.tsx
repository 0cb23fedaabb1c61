import { styled } from '@mui/material/styles';
import type { Filters, Switch } from '@/domain/filters';
import { useT } from '@/shared/texts';
import { FilterGroup } from './FilterGroup';
import { Option, OptionList } from './filters.styles';
import { useSwitchLabel } from './useSwitchLabel';

const Check = styled(Option)({ '&::before': { borderRadius: 6 } });

interface SwitchGroupProps {
  /** Those that the server knows. */
  switches: readonly Switch[];
  chosen: Pick<Filters, Switch>;
  onChoose: (changes: Partial<Pick<Filters, Switch>>) => void;
}

/** Filters that are on or off; any number of them may be on. */
export function SwitchGroup({ switches, chosen, onChoose }: SwitchGroupProps) {
  const t = useT();
  const labelOf = useSwitchLabel();
  if (switches.length === 0) return null;
  return (
    <FilterGroup name={t('Availability')}>
      <OptionList>
        {switches.map((name) => (
          <li key={name}>
            <Check
              aria-pressed={chosen[name] !== null}
              onClick={() => onChoose({ [name]: chosen[name] === null ? 1 : null })}
            >
              {labelOf(name)}
            </Check>
          </li>
        ))}
      </OptionList>
    </FilterGroup>
  );
}
