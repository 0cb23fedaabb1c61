import type { ReactNode } from 'react';
import { Component } from 'react';
import { forgetFailedParts, isNotLoaded } from '../lazyPart';
import { report } from '../report';
import type { Broken } from './SectionFailure';
import { SectionFailure } from './SectionFailure';

interface Props {
  /** For the report: the route or section. */
  where: string;
  /** What stands in its place; without it a message with "Try again". */
  fallback?: ReactNode | ((broken: Broken) => ReactNode);
  /** Another one is another part: what was broken is tried afresh. */
  of?: string;
  children: ReactNode;
}

interface State {
  broken: { problem: unknown } | null;
}

/** Those that show a failure, each with its way to try again. */
const broken = new Set<() => void>();

/** QA looks at another moment: what one of them breaks the next may draw. */
export function retryBroken(): void {
  for (const retry of [...broken]) retry();
}

/** A part of the page that breaks shows "Try again"; the page around it survives. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(problem: unknown): State {
    return { broken: { problem } };
  }

  override componentDidCatch(problem: unknown) {
    broken.add(this.retry);
    report(this.props.where, problem);
    forgetFailedParts();
  }

  override componentDidUpdate(before: Props, { broken: wasBroken }: State) {
    // What broke just now broke of this one.
    if (before.of !== this.props.of && wasBroken && this.state.broken) this.retry();
  }

  override componentWillUnmount() {
    broken.delete(this.retry);
  }

  retry = () => {
    broken.delete(this.retry);
    this.setState({ broken: null });
  };

  override render() {
    const { broken: cause } = this.state;
    if (!cause) return this.props.children;
    const { fallback } = this.props;
    const facts = { isNotLoaded: isNotLoaded(cause.problem), retry: this.retry };
    if (typeof fallback === 'function') return fallback(facts);
    if (fallback !== undefined) return fallback;
    return <SectionFailure {...facts} />;
  }
}
