import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, put } from 'typed-redux-saga';
import { untilPresent } from '../adapters';
import { codeOnItsWay } from '../codeOnItsWay';
import { loadTwice } from '../loadTwice';
import { report } from '../report';

/** The code of a story could not be loaded: what the shopper pressed did not begin. */
export const storyNotLoaded = createAction('shop/storyNotLoaded');

type LateStep = (...facts: never[]) => SagaGenerator<unknown>;
type Lazy<Step extends LateStep> = (...facts: Parameters<Step>) => SagaGenerator<boolean>;

function begin<Step extends LateStep>(ask: () => Promise<Step>): Lazy<Step> {
  return function* (...facts) {
    let step: Step;
    try {
      step = yield* call(ask);
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

/**
 * A step of a story whose code comes when it is first needed, so that the first page does not carry it:
 * `fork(whileSignedIn, lazily(() => import('./talk.saga').then((file) => file.talk)))`. Answers whether it began: a press
 * that shows progress by itself has to end it otherwise.
 */
export function lazily<Step extends LateStep>(load: () => Promise<Step>): Lazy<Step> {
  return begin(() => loadTwice(load));
}

/** `lazily` for a press that shows nothing by itself: a bar says that the story's code is on its way. */
export function lazilyPressed<Step extends LateStep>(load: () => Promise<Step>): Lazy<Step> {
  let isHere = false;
  const ask = async () => {
    const step = await loadTwice(load);
    isHere = true;
    return step;
  };
  return begin(() => (isHere ? ask() : codeOnItsWay.during(ask())));
}
