import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useT } from '@/shared/texts';
import { StickyTools } from './StickyTools';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(5),
}));

const Title = styled(Typography)(({ theme }) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { fontSize: '1.5rem' },
})) as typeof Typography;

const Count = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  margin: theme.spacing(1.5, 0, 0),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
}));

interface ListingHeadProps {
  title: string;
  /** 2 if the page has its own h1. */
  level: 1 | 2;
  /** Undefined until loaded. */
  total: number | undefined;
  /** Filter and sort controls at the end. */
  children: ReactNode;
}

export function ListingHead({ title, level, total, children }: ListingHeadProps) {
  const t = useT();
  return (
    <Head>
      <div>
        <Title variant={level === 1 ? 'h1' : 'h2'}>
          <bdi>{title}</bdi>
        </Title>
        <Count>{total === undefined ? '' : t('{count} products', { count: total })}</Count>
      </div>
      <StickyTools>{children}</StickyTools>
    </Head>
  );
}
