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

/** A part of the page that breaks shows "Try again"; the page around it survives. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null };

  static getDerivedStateFromError(problem: unknown): State {
    return { broken: { problem } };
  }

  override componentDidCatch(problem: unknown) {
    report(this.props.where, problem);
    forgetFailedParts();
  }

  override componentDidUpdate(before: Props) {
    if (before.of !== this.props.of && this.state.broken) this.retry();
  }

  retry = () => this.setState({ broken: null });

  override render() {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    const { fallback } = this.props;
    const facts = { isNotLoaded: isNotLoaded(broken.problem), retry: this.retry };
    if (typeof fallback === 'function') return fallback(facts);
    if (fallback !== undefined) return fallback;
    return <SectionFailure {...facts} />;
  }
}
