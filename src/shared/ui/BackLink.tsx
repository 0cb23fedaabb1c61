import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chevron } from './Chevron';

/** The way back from details to their list, where they do not stand side by side. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} color="inherit" startIcon={<Chevron to="start" />} sx={{ mb: 3 }}>
      {children}
    </Button>
  );
}
