import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Facets } from '@/domain/filters';
import type { Id } from '@/domain/ids';
import { useT } from '@/shared/texts';
import { FilterGroup } from './FilterGroup';
import { Pill, Pills, Swatch } from './filters.styles';
import { ShowAllButton } from './ShowAllButton';
import { useCounted } from './useCounted';
import { useFirstFew } from './useFirstFew';

interface ColorGroupProps {
  facets: Pick<Facets, 'colors' | 'counts'>;
  chosen: readonly Id[];
  /** Called with the pressed color, chosen or not. */
  onPress: (id: Id) => void;
}

const FEW = 12;

const ChosenNames = styled('small')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** `CSSProperties` does not allow custom properties. */
const swatch = (color: string) => ({ '--swatch': color }) as CSSProperties;

/**
 * Color swatches, or names where the server sent no color code; the title shows the names of the chosen ones.
 */
export function ColorGroup({ facets, chosen, onPress }: ColorGroupProps) {
  const t = useT();
  const counted = useCounted(facets);
  const { colors } = facets;
  const { shown, hidden, showAll } = useFirstFew(colors, FEW, ({ id }) => chosen.includes(id));
  const names = colors.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  if (colors.length === 0) return null;
  return (
    <FilterGroup name={t('Colour')} aside={<ChosenNames dir="auto">{names.join(' · ')}</ChosenNames>}>
      <Pills>
        {shown.map(({ id, name, colorCode }) => {
          const isChosen = chosen.includes(id);
          const pressed = {
            'aria-pressed': isChosen,
            ...counted('colorIds', id, isChosen),
            onClick: () => onPress(id),
          };
          return colorCode ? (
            <Swatch key={id} {...pressed} aria-label={name} title={name} style={swatch(colorCode)} />
          ) : (
            <Pill key={id} {...pressed}>
              <bdi>{name}</bdi>
            </Pill>
          );
        })}
      </Pills>
      <ShowAllButton hidden={hidden} total={colors.length} onPress={showAll} />
    </FilterGroup>
  );
}
