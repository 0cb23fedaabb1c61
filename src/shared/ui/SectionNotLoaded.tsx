import { Button } from '@mui/material';
import { useEffect } from 'react';
import { onReconnect, reloadPage } from '../adapters';
import { useT } from '../texts';
import { SectionError } from './SectionError';

/**
 * The code of a section did not come. Without a network "Try again" helps, and its return by itself; after a release it is the reload that brings
 * the new version (expectations, "A deploy breaks open tabs").
 */
export function SectionNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  useEffect(() => onReconnect(onRetry), [onRetry]);
  return (
    <SectionError
      message={t('This part of the shop could not be loaded. Please try again.')}
      onRetry={onRetry}
      more={<Button onClick={reloadPage}>{t('Reload the page')}</Button>}
    />
  );
}
