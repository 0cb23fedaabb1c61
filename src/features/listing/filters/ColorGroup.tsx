import type { CSSProperties } from 'react';
import type { ColorFacet } from '@/domain/filters';
import type { Id } from '@/domain/ids';
import { useT } from '@/shared/texts';
import { FilterGroup } from './FilterGroup';
import { Pill, Pills, Swatch } from './filters.styles';
import { ShowAllButton } from './ShowAllButton';
import { useFirstFew } from './useFirstFew';

interface ColorGroupProps {
  colors: readonly ColorFacet[];
  chosen: Id | null;
  onChoose: (id: Id | null) => void;
}

const FEW = 12;

/** `CSSProperties` does not allow custom properties. */
const swatch = (color: string) => ({ '--swatch': color }) as CSSProperties;

/**
 * Color swatches, or names where the server sent no color code; the title shows the name of the chosen one.
 */
export function ColorGroup({ colors, chosen, onChoose }: ColorGroupProps) {
  const t = useT();
  const { shown, hidden, showAll } = useFirstFew(colors, FEW, ({ id }) => id === chosen);
  if (colors.length === 0) return null;
  return (
    <FilterGroup
      name={t('Colour')}
      aside={<small dir="auto">{colors.find(({ id }) => id === chosen)?.name}</small>}
    >
      <Pills>
        {shown.map(({ id, name, colorCode }) => {
          const pressed = {
            'aria-pressed': id === chosen,
            onClick: () => onChoose(id === chosen ? null : id),
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
