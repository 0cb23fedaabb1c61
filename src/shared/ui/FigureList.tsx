import { styled } from '@mui/material/styles';
import type { Money } from '@/domain/money';
import { MoneyText } from './MoneyText';

export interface Figure {
  label: string;
  amount: Money;
  /** `off` is subtracted from the total, `sum` is the total. */
  kind?: 'part' | 'off' | 'sum';
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  margin: 0,
  fontSize: '.9375rem',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: theme.spacing(4),
  },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0 },
  '& [data-kind=off] dd': { color: theme.vars?.palette.success.main },
  '& [data-kind=sum]': {
    marginBlockStart: theme.spacing(1),
    paddingBlockStart: theme.spacing(4),
    borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
    fontWeight: 700,
  },
  '& [data-kind=sum] dt': { color: theme.vars?.palette.text.primary, fontSize: '1rem' },
  '& [data-kind=sum] dd': { fontSize: '1.5rem', lineHeight: 1.2, letterSpacing: '-.02em' },
}));

/** A list of labelled amounts with the total at the bottom. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ label, amount, kind = 'part' }, index) => (
        // Two taxes may have one name.
        <div key={`${index} ${label}`} data-kind={kind}>
          <dt>{label}</dt>
          <dd>
            {kind === 'off' && amount > 0 && '− '}
            <MoneyText amount={amount} />
          </dd>
        </div>
      ))}
    </List>
  );
}
