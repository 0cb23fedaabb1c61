import type { ComponentType } from 'react';
import { createElement, lazy, useState } from 'react';
import { loadTwice } from './loadTwice';

/** Lazily loaded component; `preload` starts loading its chunk early. */
export interface LazyComponent<Props> {
  Part: ComponentType<Props>;
  preload: () => void;
}

/** Reset functions of components whose chunk failed to load. */
const failed = new Set<() => void>();

/**
 * `React.lazy` with retries: loading a chunk is retried once (architecture §6). After that, the error
 * boundary's "Try again" can retry, whereas `React.lazy` caches the failure permanently. Loaded components
 * render without suspending.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const store = (component: ComponentType<Props>) => {
    current.component = component;
    return { default: component };
  };
  const remember = (problem: unknown) => {
    failed.add(loadAgain);
    throw problem;
  };
  const createLazy = () => lazy(() => loadTwice(load).then(store, remember)) as ComponentType<Props>;
  const current = { component: createLazy() };
  const loadAgain = () => {
    current.component = createLazy();
  };
  function Part(props: Props) {
    // A mounted component must not change its type, or it would remount.
    const [{ component }] = useState(() => ({ component: current.component }));
    return createElement(component, props);
  }
  return { Part, preload: () => void load().then(store, () => undefined) };
}

/** Lets failed components load again on their next mount; called by error boundaries. */
export function resetFailedChunks(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/** Whether an error is a failed chunk: no network, or removed by a newer release. */
export function isNotLoaded(problem: unknown): boolean {
  return (
    problem instanceof Error && /ChunkLoadError|Loading chunk/.test(`${problem.name} ${problem.message}`)
  );
}
