import { VisuallyHidden } from '@/shared/ui';
import { useArrival } from './useArrival';

/** Tells a screen reader where a navigation led. */
export function SpokenTitle() {
  const title = useArrival();
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
