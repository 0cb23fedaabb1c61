import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

export const DocumentFrame = styled('div')(({ theme }) => ({
  height: '60dvh',
  [theme.breakpoints.down('sm')]: { height: 'calc(100dvh - 220px)' },
  overflow: 'hidden',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  '& > iframe': {
    width: '100%',
    height: '100%',
    border: 0,
    backgroundColor: '#ffffff',
    colorScheme: 'light',
  },
}));

interface DocumentSheetProps {
  ref: Ref<HTMLIFrameElement>;
  title: string;
  html: string;
}

/** HTML from the server in a sandbox without scripts; same-origin only so that it can be printed. */
export function DocumentSheet({ ref, title, html }: DocumentSheetProps) {
  return (
    <DocumentFrame>
      <iframe ref={ref} title={title} srcDoc={html} sandbox="allow-same-origin allow-modals" />
    </DocumentFrame>
  );
}
