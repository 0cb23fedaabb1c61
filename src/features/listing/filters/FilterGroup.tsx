import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';

const Group = styled('section')(({ theme }) => ({
  padding: theme.spacing(4.5, 5),
  '& + &': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

const Name = styled('h3')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  margin: theme.spacing(0, 0, 2.5),
  fontSize: '.875rem',
  lineHeight: 1.4,
}));

/** A titled group of filter options. */
export function FilterGroup({
  name,
  aside,
  children,
}: {
  name: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const nameId = useId();
  return (
    <Group role="group" aria-labelledby={nameId}>
      <Name>
        <span id={nameId}>{name}</span>
        {aside}
      </Name>
      {children}
    </Group>
  );
}
