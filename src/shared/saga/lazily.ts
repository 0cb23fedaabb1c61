import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { untilPresent } from '../adapters';
import { loadTwice } from '../loadTwice';
import { report } from '../report';

/** The code of a story could not be loaded: what the shopper pressed did not begin. */
export const storyNotLoaded = createAction('shop/storyNotLoaded');

/**
 * A step of a story whose code comes when it is first needed, so that the first page does not carry it:
 * `takeLeading(loginSubmitted, lazily(() => import('./signIn.saga').then((file) => file.logIn)))`. Answers whether it began: a
 * press that shows progress by itself has to end it otherwise.
 */
export function lazily<Step extends (...facts: never[]) => SagaGenerator<unknown>>(
  load: () => Promise<Step>,
): (...facts: Parameters<Step>) => SagaGenerator<boolean> {
  return function* (...facts) {
    let step: Step;
    try {
      step = yield* call(() => loadTwice(load));
      // Code that arrives while QA looks back begins after the return.
      yield* call(untilPresent);
    } catch (problem) {
      report('story not loaded', problem);
      yield* put(storyNotLoaded());
      return false;
    }
    yield* call(step, ...facts);
    return true;
  };
}
