import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { MoreLink } from './MoreLink';

interface SectionProps {
  title: string;
  /** A short sentence under the title; hidden on small screens. */
  lead?: string;
  /** Link to the full list. */
  more?: { to: string; text: string };
  children: ReactNode;
}

/** Space above each section of a page. */
export const sectionGap = {
  marginBlockStart: 40,
  '@media (min-width: 600px)': { marginBlockStart: 48 },
  '@media (min-width: 1200px)': { marginBlockStart: 56 },
} as const;

const Root = styled('section')(sectionGap);

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(5),
  // The link's target is higher than its line.
  '& > a': { marginBlock: theme.spacing(-2.5) },
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(3.5) },
}));

const Title = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { fontSize: '1.25rem' },
})) as typeof Typography;

const Lead = styled('p')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  fontSize: '.875rem',
  color: theme.vars?.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** A titled section of a page. */
export function Section({ title, lead, more, children }: SectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <div>
          <Title id={titleId} variant="h2">
            {title}
          </Title>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {more && <MoreLink to={more.to}>{more.text}</MoreLink>}
      </Head>
      {children}
    </Root>
  );
}
