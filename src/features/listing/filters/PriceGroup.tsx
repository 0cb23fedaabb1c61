import { Slider } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
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
  /** Set while a change of the slider is debounced; a new object for each change. */
  const [pending, setPending] = useState<{ delay: number } | null>(null);
  const [from = low, to = high] = dragged ?? [chosen.minPrice ?? low, chosen.maxPrice ?? high];
  const commit = () => {
    setPending(null);
    setDragged(null);
    onChoose({ minPrice: from <= low ? null : from, maxPrice: to >= high ? null : to });
  };
  // At the end of the delay, with the other filters as they are then.
  const commitLater = useEffectEvent(commit);
  useEffect(() => (pending ? clock.after(pending.delay, () => commitLater()) : undefined), [pending]);
  if (high <= low) return null;
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
        onChangeCommitted={({ type }) =>
          setPending({ delay: type.startsWith('key') ? KEYBOARD_DEBOUNCE : 0 })
        }
        // Before the press of what takes the focus.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (pending && !currentTarget.contains(relatedTarget)) commit();
        }}
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
