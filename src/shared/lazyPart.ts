import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import { loadTwice } from './loadTwice';

/** A part of the page in a chunk of its own; `preload` asks for it before it is needed. */
export interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  preload: () => void;
}

/** A chunk that does not load is asked for once more; after that its error boundary shows it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return {
    Part: lazy(() => loadTwice(load).then((part) => ({ default: part }))),
    preload: () => void load().catch(() => undefined),
  };
}
