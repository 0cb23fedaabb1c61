import { Link } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Chevron } from './Chevron';

const Quiet = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 2,
  minHeight: 32,
  fontSize: '.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minHeight: 44 },
}) as typeof Link;

/** A link that leads on: "View all ›". */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Quiet component={RouterLink} to={to}>
      {children}
      <Chevron to="end" />
    </Quiet>
  );
}
