import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ServerHtml } from './ServerHtml';

/** What it is in one sentence beside the rest. */
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 14),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
  '& > :only-child': { gridColumn: '1 / -1' },
}));

const Lead = styled('p')({
  maxWidth: '40ch',
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: 500,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

interface AboutTextProps {
  lead: string | null;
  /** HTML of the server. */
  description: string | null;
  /** The server's own picture of what it is about. */
  ownPicture: string | null | undefined;
  /** Below both. */
  children?: ReactNode;
}

/** What a shop writes about a product, or about itself. */
export function AboutText({ lead, description, ownPicture, children }: AboutTextProps) {
  return (
    <Parts>
      {lead && <Lead>{lead}</Lead>}
      {description && <ServerHtml html={description} ownPicture={ownPicture} />}
      {children}
    </Parts>
  );
}
