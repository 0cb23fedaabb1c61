import { SectionError } from './SectionError';
import { SectionNotLoaded } from './SectionNotLoaded';

/** What a part that shows its own failure needs to know. */
export interface Broken {
  /** The code did not come; otherwise the code broke. */
  isNotLoaded: boolean;
  retry: () => void;
}

/** What stands where a part should be. */
export function SectionFailure({ isNotLoaded, retry }: Broken) {
  return isNotLoaded ? <SectionNotLoaded onRetry={retry} /> : <SectionError onRetry={retry} />;
}
