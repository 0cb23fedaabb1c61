import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { TextKey } from '@/domain/textKey';
import { overlayOpened } from '@/core/overlays';
import { destination } from '@/shared/adapters';
import { useT } from '@/shared/texts';

interface DocumentButtonProps {
  /** URL from the order; renders nothing without one. */
  url: string | null;
  title: TextKey;
  icon: ReactNode;
}

/**
 * Opens a document of the order. One of this server is fetched with the token; one of another server is a
 * plain link, so that it never receives the token.
 */
export function DocumentButton({ url, title, icon }: DocumentButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const target = destination(url);
  if (!target) return null;
  const { href, path } = target;
  const buttonProps = { variant: 'outlined', color: 'inherit', startIcon: icon } as const;
  if (path === null)
    return (
      <Button {...buttonProps} component="a" href={href} target="_blank" rel="noopener noreferrer">
        {t(title)}
      </Button>
    );
  const action = { kind: 'document', url: path, title } as const;
  return (
    <Button {...buttonProps} onClick={() => dispatch(overlayOpened({ name: 'order', action }))}>
      {t(title)}
    </Button>
  );
}
