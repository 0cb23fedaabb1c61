import type { ComponentType } from 'react';
import { createElement, lazy, useState } from 'react';
import { loadTwice } from './loadTwice';

/** A part of the page in a chunk of its own; `preload` asks for it before it is needed. */
export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  preload: () => void;
}

/** Parts whose code did not come, each with the way to ask for it again. */
const failed = new Set<() => void>();

/**
 * A chunk that does not load is asked for once more (architecture §6); after that its error boundary shows it, and "Try
 * again" there asks anew: React itself would remember the failure for good. What is loaded already is shown at once.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const keep = (part: ComponentType<Props>) => {
    known.part = part;
    return { default: part };
  };
  const remember = (problem: unknown) => {
    failed.add(askAnew);
    throw problem;
  };
  const ask = () => lazy(() => loadTwice(load).then(keep, remember)) as ComponentType<Props>;
  const known = { part: ask() };
  const askAnew = () => {
    known.part = ask();
  };
  function Part(props: Props) {
    // One that is on the page stays what it is.
    const [{ part }] = useState(() => ({ part: known.part }));
    return createElement(part, props);
  }
  return { Part, preload: () => void load().then(keep, () => undefined) };
}

/** What could not be loaded is asked for again when it is needed next; called where a failure has been shown. */
export function forgetFailedParts(): void {
  for (const askAnew of failed) askAnew();
  failed.clear();
}

/** Whether a problem is code that did not come: no network, or a release that took it away. */
export function isNotLoaded(problem: unknown): boolean {
  return (
    problem instanceof Error && /ChunkLoadError|Loading chunk/.test(`${problem.name} ${problem.message}`)
  );
}
