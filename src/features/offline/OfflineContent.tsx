import { Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { amountOf } from '@/domain/cart';
import { BoughtLine, selectCart } from '@/features/cart';
import { RecentTiles, selectRecentViews } from '@/features/recent';
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

/** What the browser has stored, read-only: the cart and the last seen products. */
export function OfflineContent() {
  const { shops } = useSelector(selectCart);
  const { data: recent = [] } = useSelector(selectRecentViews);
  const t = useT();
  return (
    <>
      {shops.length > 0 && (
        <Section title={t('My Cart')}>
          <Card>
            <Lines>
              {shops.flatMap(({ lines }) =>
                lines.map((line) => <BoughtLine key={line.productId} line={line} />),
              )}
            </Lines>
            <Total>
              {t('Total')} <MoneyText amount={amountOf(shops)} />
            </Total>
          </Card>
        </Section>
      )}
      {recent.length > 0 && (
        <Section title={t('Recently viewed')}>
          <RecentTiles products={recent} />
        </Section>
      )}
    </>
  );
}
