import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { wholePlainText } from './plainText';
import { ServerHtml } from './ServerHtml';
import { startOfPage } from './startOfPage';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 14),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
  '& > :only-child': { gridColumn: '1 / -1' },
  '&[data-column]': { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '68ch' },
}));

const Lead = styled('p')({
  maxWidth: '40ch',
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: 500,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  ...startOfPage,
});

interface AboutTextProps {
  /** A sentence, or its HTML from the server. */
  lead: string | null;
  /** HTML from the server. */
  description: string | null;
  /** URL of the subject's own picture; its origin is allowed in the HTML. */
  ownPicture: string | null | undefined;
  /** One column of one measure, for a place beside something else. */
  isOneColumn?: boolean;
  /** Rendered below both columns. */
  children?: ReactNode;
}

/** A shop's texts about a product or about itself: a lead sentence beside the description. */
export function AboutText({ lead, description, ownPicture, isOneColumn, children }: AboutTextProps) {
  return (
    <Columns data-column={isOneColumn || undefined}>
      {lead && <Lead dir="auto">{wholePlainText(lead)}</Lead>}
      {description && <ServerHtml html={description} ownPicture={ownPicture} />}
      {children}
    </Columns>
  );
}
