import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { TextKey } from '@/domain/textKey';
import { overlayOpened } from '@/features/overlays';
import { destination } from '@/shared/adapters';
import { useT } from '@/shared/texts';

interface PaperButtonProps {
  /** As the order told it; nothing is shown without one. */
  url: string | null;
  title: TextKey;
  icon: ReactNode;
}

/** A paper of this server is fetched with the token; one of another server never sees it, and opens by itself. */
export function PaperButton({ url, title, icon }: PaperButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const leadsTo = destination(url);
  if (!leadsTo) return null;
  const { href, path } = leadsTo;
  const look = { variant: 'outlined', color: 'inherit', startIcon: icon } as const;
  if (path === null)
    return (
      <Button {...look} component="a" href={href} target="_blank" rel="noopener noreferrer">
        {t(title)}
      </Button>
    );
  const deed = { is: 'paper', url: path, title } as const;
  return (
    <Button {...look} onClick={() => dispatch(overlayOpened({ name: 'order', deed }))}>
      {t(title)}
    </Button>
  );
}
