import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from './Link';
import { Chevron } from './Chevron';

const Quiet = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 2,
  minHeight: 32,
  fontSize: '.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: theme.vars?.palette.primary.dark,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** A link to the full list: "View all ›". */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Quiet to={to}>
      {children}
      <Chevron to="end" />
    </Quiet>
  );
}
