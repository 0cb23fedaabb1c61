import { Typography } from '@mui/material';
import type { Crumb } from '@/domain/crumbs';
import { paths } from '@/domain/paths';
import { useT } from '../texts';
import { Breadcrumb } from './Breadcrumb';
import { PulledPlug } from './PulledPlug';
import { SectionError } from './SectionError';

interface FailedPageProps {
  /** Crumbs between "Home" and the page. */
  parents?: readonly Crumb[];
  /** Name of the page's subject if a cached response has it, else its kind. */
  title: string;
  message: string;
  onRetry: () => void;
}

/** Breadcrumb, heading and "Try again" of a page whose main request failed. */
export function FailedPage({ parents = [], title, message, onRetry }: FailedPageProps) {
  const t = useT();
  return (
    <>
      <Breadcrumb crumbs={[{ text: t('Home'), to: paths.home }, ...parents, { text: title }]} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Typography>
      <SectionError drawing={<PulledPlug />} message={message} onRetry={onRetry} />
    </>
  );
}
