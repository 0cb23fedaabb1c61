import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { OrderPage, OrderTab } from '@/domain/order';
import { ORDER_TABS, tabName } from '@/domain/order';
import { ordersAddress } from '@/domain/ordersPlace';
import { useFormats, useT } from '@/shared/texts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  marginBlock: 0,
  // To the edges of the screen, so that what is cut off shows that there is more.
  marginInline: 'calc(-1 * var(--gutter))',
  padding: `3px var(--gutter)`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& > li': { flex: 'none' },
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 },
}));

const Tab = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 36,
  paddingInline: theme.spacing(3.5),
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 999,
  fontSize: '.8125rem',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  '& small': { fontSize: '.75rem', color: theme.vars?.palette.text.secondary },
  '&:hover': { borderColor: theme.vars?.palette.text.disabled },
  '&[aria-current]': {
    borderColor: theme.vars?.palette.text.primary,
    color: theme.vars?.palette.background.paper,
    backgroundColor: theme.vars?.palette.text.primary,
  },
  '&[aria-current] small': { color: 'inherit' },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** The statuses with their counts; each is an address, so that Back and reload find it again. */
export function OrderTabs({
  current,
  counts,
}: {
  current: OrderTab;
  counts: OrderPage['counts'] | undefined;
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <nav aria-label={t('Order status')}>
      <List>
        {ORDER_TABS.map((tab) => (
          <li key={tab}>
            <Tab
              to={ordersAddress({ status: tab, page: 1 })}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(tabName(tab))}
              {counts && <small>{formats.number(counts[tab])}</small>}
            </Tab>
          </li>
        ))}
      </List>
    </nav>
  );
}
