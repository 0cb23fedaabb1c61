import { Slider } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { Facets, Filters } from '@/domain/filters';
import { priceScale } from '@/domain/filters';
import { clock } from '@/shared/adapters';
import { useFormats, useT } from '@/shared/texts';
import { elevation } from '@/shared/theme';
import { FilterGroup } from './FilterGroup';
import { PriceField } from './PriceField';

/** Debounce of keyboard steps on the slider, in milliseconds. */
const KEYBOARD_DEBOUNCE = 500;

type Prices = Pick<Filters, 'minPrice' | 'maxPrice'>;

interface PriceGroupProps {
  facets: Pick<Facets, 'minPrice' | 'maxPrice'>;
  chosen: Prices;
  onChoose: (prices: Partial<Prices>) => void;
}

const Range = styled(Slider)(({ theme }) => ({
  display: 'block',
  width: 'auto',
  marginInline: 10,
  marginBlockEnd: theme.spacing(1),
  '& .MuiSlider-thumb': {
    backgroundColor: theme.vars?.palette.background.paper,
    border: `2px solid ${theme.vars?.palette.primary.main}`,
    boxShadow: elevation.raised,
  },
  '& .MuiSlider-rail': { opacity: 1, backgroundColor: theme.vars?.palette.surface.strong },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2.5),
}));

/** A price range by slider or input; an end of the slider at its limit sets no filter. */
export function PriceGroup({ facets, chosen, onChoose }: PriceGroupProps) {
  const t = useT();
  const formats = useFormats();
  const { low, high, step } = priceScale(facets);
  const [dragged, setDragged] = useState<number[] | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  if (high <= low) return null;
  const [from = low, to = high] = dragged ?? [chosen.minPrice ?? low, chosen.maxPrice ?? high];
  const commit = ([start = low, end = high]: readonly number[], isByKey: boolean) => {
    cancel.current?.();
    cancel.current = clock.after(isByKey ? KEYBOARD_DEBOUNCE : 0, () => {
      setDragged(null);
      onChoose({ minPrice: start <= low ? null : start, maxPrice: end >= high ? null : end });
    });
  };
  return (
    <FilterGroup name={t('Price')}>
      <Range
        value={[Math.max(low, from), Math.min(high, to)]}
        min={low}
        max={high}
        step={step}
        getAriaLabel={(index) => (index === 0 ? t('Lowest price') : t('Highest price'))}
        getAriaValueText={(value) => formats.money(value)}
        onChange={(_event, value) => setDragged([value].flat())}
        onChangeCommitted={(event, value) => commit([value].flat(), event.type.startsWith('key'))}
      />
      <Ends>
        <PriceField
          label={t('From')}
          amount={dragged ? from : chosen.minPrice}
          placeholder={formats.number(low)}
          onTyped={(minPrice) => onChoose({ minPrice })}
        />
        <PriceField
          label={t('To')}
          amount={dragged ? to : chosen.maxPrice}
          placeholder={formats.number(high)}
          onTyped={(maxPrice) => onChoose({ maxPrice })}
        />
      </Ends>
    </FilterGroup>
  );
}
