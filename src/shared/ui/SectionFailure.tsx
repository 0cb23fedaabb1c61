import { SectionError } from './SectionError';
import { SectionNotLoaded } from './SectionNotLoaded';

/** Props of a component that renders a failure caught by `ErrorBoundary`. */
export interface Broken {
  /** True if the chunk failed to load; false if the component threw. */
  isNotLoaded: boolean;
  retry: () => void;
}

/** Default fallback of `ErrorBoundary`. */
export function SectionFailure({ isNotLoaded, retry }: Broken) {
  return isNotLoaded ? <SectionNotLoaded onRetry={retry} /> : <SectionError onRetry={retry} />;
}
