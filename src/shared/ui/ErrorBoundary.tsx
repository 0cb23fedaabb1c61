import type { ReactNode } from 'react';
import { Component } from 'react';
import { onReconnect } from '../adapters';
import { resetFailedChunks, isNotLoaded } from '../lazyComponent';
import { report } from '../report';
import type { Broken } from './SectionFailure';
import { SectionFailure } from './SectionFailure';

interface Props {
  /** For the error report: the route or section. */
  where: string;
  /** Rendered after a failure; defaults to a message with "Try again". */
  fallback?: ReactNode | ((broken: Broken) => ReactNode);
  /** A change of this value resets the boundary. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  broken: { problem: unknown } | null;
}

/** The `retry` callbacks of all boundaries that show a failure now. */
const broken = new Set<() => void>();

/** Called on time travel: content that failed in one state may render in another. */
export function retryBroken(): void {
  for (const retry of [...broken]) retry();
}

/** Shows "Try again" in place of a section that fails to render; the rest of the page survives. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(problem: unknown): State {
    return { broken: { problem } };
  }

  override componentDidCatch(problem: unknown) {
    broken.add(this.retry);
    // A silent fallback has no button; its chunk is requested again with the network.
    if (isNotLoaded(problem)) this.stopWaiting = onReconnect(this.retry);
    report(this.props.where, problem);
    resetFailedChunks();
  }

  override componentDidUpdate(previous: Props, { broken: wasBroken }: State) {
    // Without `wasBroken`, an error thrown by the update itself would be reset at once.
    if (previous.resetKey !== this.props.resetKey && wasBroken && this.state.broken) this.retry();
  }

  override componentWillUnmount() {
    broken.delete(this.retry);
    this.stopWaiting();
  }

  stopWaiting = (): void => undefined;

  retry = () => {
    broken.delete(this.retry);
    this.stopWaiting();
    this.setState({ broken: null });
  };

  override render() {
    const { broken: cause } = this.state;
    if (!cause) return this.props.children;
    const { fallback } = this.props;
    const failure = { isNotLoaded: isNotLoaded(cause.problem), retry: this.retry };
    if (typeof fallback === 'function') return fallback(failure);
    if (fallback !== undefined) return fallback;
    return <SectionFailure {...failure} />;
  }
}
