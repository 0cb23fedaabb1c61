import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { patterns } from '@/domain/paths';
import { AccountSidebar } from './AccountSidebar';

/** Pages with a list and its details need the width: the account links are above them up to `lg`. */
const TWO_PANES = [
  patterns.orderHistory,
  patterns.orderDetails,
  patterns.supportTickets,
  patterns.supportTicket,
];

const Panes = styled('div')<{ 'data-wide'?: '' | undefined; 'data-roomy'?: '' | undefined }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(8),
  paddingBlockStart: theme.spacing(8),
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '248px minmax(0, 1fr)',
    gap: theme.spacing(6),
    '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockStart: theme.spacing(4),
    gap: theme.spacing(5),
  },
  // The messages page has two panes of its own and needs the width.
  '&[data-roomy]': {
    [theme.breakpoints.down('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :not(:last-child)': { display: 'none' },
    },
    [theme.breakpoints.down('sm')]: { paddingBlockStart: 0 },
  },
  // The links are not printed, at any width of the paper.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The account links beside the page, or above it on small screens. */
export function AccountPane({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isWide = TWO_PANES.some((route) => matchPath(route, pathname));
  return (
    <Panes data-wide={isWide ? '' : undefined} data-roomy={pathname === patterns.messages ? '' : undefined}>
      <AccountSidebar />
      <div>{children}</div>
    </Panes>
  );
}
