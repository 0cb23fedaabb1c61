import type { Middleware } from '@reduxjs/toolkit';
import type { SagaMonitor, Task } from 'redux-saga';
import { loadTwice } from '@/shared/loadTwice';
import type { SagaContext } from './sagaContext';

/** Loads the sagas and what else works behind the page. */
export const loadBackground = () => loadTwice(() => import('./background'));

export type Background = Awaited<ReturnType<typeof loadBackground>>;

/**
 * Middleware in the place of redux-saga's, which is loaded with the sagas. Actions that were dispatched
 * before the sagas run are handed to them once they do; the reducers see each action once, when it is
 * dispatched.
 */
export function createSagaGate(monitor: SagaMonitor | undefined) {
  const missed: object[] = [];
  const replayed = new WeakSet<object>();
  let start: ((background: Background, context: SagaContext) => Task) | undefined;
  let task: Task | undefined;
  const middleware: Middleware = (store) => (next) => {
    let handle: ((action: unknown) => unknown) | null = null;
    start = ({ createSagas }, context) => {
      const sagas = createSagas(context, monitor);
      handle = sagas.middleware(store)((action) => (replayed.delete(action) ? action : next(action)));
      const root = sagas.run();
      for (const action of missed.splice(0)) {
        replayed.add(action);
        handle(action);
      }
      return root;
    };
    return (action) => {
      if (handle) return handle(action);
      const result = next(action);
      missed.push(action as object);
      return result;
    };
  };
  return {
    middleware,
    /** Runs the sagas; called once, after the store was created. */
    run(background: Background, context: SagaContext): void {
      task = start?.(background, context);
    },
    stop: (): void => task?.cancel(),
  };
}
