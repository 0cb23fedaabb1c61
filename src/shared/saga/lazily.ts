import type { Action } from '@reduxjs/toolkit';
import { createAction, isAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { untilLive } from '../adapters';
import { codeOnItsWay } from '../codeOnItsWay';
import { loadTwice } from '../loadTwice';
import { report } from '../report';

/** The chunk of a saga failed to load, so the shopper's press, which is the payload, had no effect. */
export const sagaNotLoaded = createAction<Action | undefined>('shop/sagaNotLoaded');

type LazyWorker = (...args: never[]) => SagaGenerator<unknown>;
type Lazy<Step extends LazyWorker> = (...args: Parameters<Step>) => SagaGenerator<boolean>;

function createLazy<Step extends LazyWorker>(load: () => Promise<Step>, isPressed = true): Lazy<Step> {
  return function* (...args) {
    let step: Step;
    try {
      step = yield* call(load);
      // Code that arrives during time travel runs when it ends.
      yield* call(untilLive);
    } catch (problem) {
      report('saga not loaded', problem);
      if (isPressed) yield* put(sagaNotLoaded(args.find(isAction)));
      return false;
    }
    yield* call(step, ...args);
    return true;
  };
}

/**
 * Worker whose chunk is loaded on first use, to keep it out of the main bundle:
 * `fork(whileSignedIn, lazily(() => import('./talk.saga').then((file) => file.talk)))`.
 * Returns whether the worker ran; if not, the caller must reset its own progress state.
 */
export function lazily<Step extends LazyWorker>(load: () => Promise<Step>): Lazy<Step> {
  return createLazy(() => loadTwice(load));
}

/** `lazily` for a saga that no press has started: a failure is only reported to the console. */
export function lazilyInBackground<Step extends LazyWorker>(load: () => Promise<Step>): Lazy<Step> {
  return createLazy(() => loadTwice(load), false);
}

/** `lazily` for presses without progress state of their own: shows the global progress bar while loading. */
export function lazilyPressed<Step extends LazyWorker>(load: () => Promise<Step>): Lazy<Step> {
  let isLoaded = false;
  const loadOnce = async () => {
    const step = await loadTwice(load);
    isLoaded = true;
    return step;
  };
  return createLazy(() => (isLoaded ? loadOnce() : codeOnItsWay.during(loadOnce())));
}
