import { Button } from '@mui/material';
import { reloadPage } from '../adapters';
import { useT } from '../texts';
import { SectionError } from './SectionError';

/**
 * Shown when the chunk of a section failed to load. `ErrorBoundary` retries when the network returns; after a
 * release only reloading the page helps, since the old chunks no longer exist (R61).
 */
export function SectionNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <SectionError
      message={t('This part of the shop could not be loaded. Please try again.')}
      onRetry={onRetry}
      more={<Button onClick={reloadPage}>{t('Reload the page')}</Button>}
    />
  );
}
