import { VisuallyHidden } from '@/shared/ui';
import { useArrival } from './useArrival';

/** Live region that announces the title of the new page after a navigation. */
export function TitleLiveRegion() {
  const title = useArrival();
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
