import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import { pause } from './adapters';

/** A network that hiccups gets this long to come back, in milliseconds. */
const PAUSE = 1500;

/** A part of the page in a chunk of its own; `preload` asks for it before it is needed. */
export interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  preload: () => void;
}

/** A chunk that does not load is asked for once more (architecture §6); after that its error boundary shows it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loadTwice = () => load().catch(() => pause(PAUSE).then(load));
  return {
    Part: lazy(() => loadTwice().then((part) => ({ default: part }))),
    preload: () => void load().catch(() => undefined),
  };
}
