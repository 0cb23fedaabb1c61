import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from './Link';
import { Chevron } from './Chevron';

/** Link from the details back to their list, for screens that show only one of them. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} color="inherit" startIcon={<Chevron to="start" />} sx={{ mb: 3 }}>
      {children}
    </Button>
  );
}
