import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { patterns } from '@/domain/paths';
import { AccountSidebar } from './AccountSidebar';
import { RAIL, ROW } from './rail';

const Panes = styled('div')<{ 'data-roomy'?: '' | undefined }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(8),
  paddingBlockStart: theme.spacing(8),
  // Without the links of a user.
  '& > :only-child': { gridColumn: '1 / -1' },
  [RAIL]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: theme.spacing(5) },
  [theme.breakpoints.down('md')]: { paddingBlockStart: theme.spacing(4) },
  [ROW]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(5),
    // The messages page needs the height.
    '&[data-roomy] > :not(:last-child)': { display: 'none' },
  },
  [theme.breakpoints.down('sm')]: { '&[data-roomy]': { paddingBlockStart: 0 } },
  // The links are not printed, at any width of the paper.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The account links beside the page: with texts, as icons on tablets, or in a row above on small screens. */
export function AccountPane({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Panes data-roomy={pathname === patterns.messages ? '' : undefined}>
      <AccountSidebar />
      <div>{children}</div>
    </Panes>
  );
}
