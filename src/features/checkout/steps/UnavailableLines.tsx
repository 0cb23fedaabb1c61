import { Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { BoughtLine } from '@/features/cart';
import { useT } from '@/shared/texts';
import { smallText, unstyledList } from '@/shared/theme';
import type { UnavailableLine } from './unavailableLines';

const Root = styled(Card)(({ theme }) => ({
  padding: theme.spacing(4, 6, 2),
  marginBlockEnd: theme.spacing(5),
  borderColor: theme.vars?.palette.error.main,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(4) },
})) as typeof Card;

const Title = styled('h2')({ margin: 0, fontSize: '1rem', lineHeight: 1.3 });

const Lines = styled('ul')({ ...unstyledList });

const Mark = styled('strong')(({ theme }) => ({
  ...smallText,
  color: theme.vars?.palette.error.main,
}));

/** After a refused order: the unavailable lines as requested, with the remaining stock of each. */
export function UnavailableLines({ lines }: { lines: readonly UnavailableLine[] }) {
  const t = useT();
  const title = useId();
  if (lines.length === 0) return null;
  return (
    <Root component="section" variant="outlined" aria-labelledby={title}>
      <Title id={title}>{t('Your order was not placed: not enough is left of')}</Title>
      <Lines>
        {lines.map(({ line, remaining }) => (
          <BoughtLine key={line.productId} line={line}>
            <Mark>
              {remaining > 0 ? t('Only {count} left in stock.', { count: remaining }) : t('Stock Out')}
            </Mark>
          </BoughtLine>
        ))}
      </Lines>
    </Root>
  );
}
