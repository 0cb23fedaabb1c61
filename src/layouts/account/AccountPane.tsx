import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';
import { AccountSidebar } from './AccountSidebar';

const Panes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(8),
  paddingBlockStart: theme.spacing(8),
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: theme.spacing(6) },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockStart: theme.spacing(4),
    gap: theme.spacing(5),
  },
  // A page of two panes of its own needs the room.
  '&[data-roomy]': {
    [theme.breakpoints.down('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > :not(:last-child)': { display: 'none' },
    },
    [theme.breakpoints.down('sm')]: { paddingBlockStart: 0 },
  },
}));

/** The account's links beside the page, above it on small screens. */
export function AccountPane({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Panes data-roomy={pathname === paths.messages || undefined}>
      <AccountSidebar />
      <div>{children}</div>
    </Panes>
  );
}
