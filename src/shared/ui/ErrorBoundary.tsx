import type { ReactNode } from 'react';
import { Component } from 'react';
import { report } from '../report';
import { SectionError } from './SectionError';

interface Props {
  /** For the report: the route or section. */
  where: string;
  /** What stands in its place; without it a message with "Try again". */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the page that breaks shows "Try again"; the page around it survives. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(problem: unknown) {
    report(this.props.where, problem);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <SectionError onRetry={() => this.setState({ isBroken: false })} />;
  }
}
