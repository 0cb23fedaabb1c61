import { Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { CartShop } from '@/domain/cart';
import { amountOf } from '@/domain/cart';
import { BoughtLine } from '@/features/cart';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { MoneyText, Section } from '@/shared/ui';

const Lines = styled('ul')(({ theme }) => ({
  ...unstyledList,
  paddingInline: theme.spacing(4),
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

const Total = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  padding: theme.spacing(3, 4),
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  fontWeight: 700,
}));

/** The cart of the last visit, read-only. */
export function StoredCart({ shops }: { shops: readonly CartShop[] }) {
  const t = useT();
  return (
    <Section title={t('My Cart')}>
      <Card>
        <Lines>
          {shops.flatMap(({ lines }) => lines.map((line) => <BoughtLine key={line.productId} line={line} />))}
        </Lines>
        <Total>
          {t('Total')} <MoneyText amount={amountOf(shops)} />
        </Total>
      </Card>
    </Section>
  );
}
