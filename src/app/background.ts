import createSagaMiddleware from 'redux-saga';
import type { SagaMonitor } from 'redux-saga';
import { report } from '@/shared/report';
import { rootSaga } from './rootSaga';
import type { SagaContext } from './sagaContext';

// What works behind the page. A chunk of its own: neither painting nor rendering a page needs any of it.

export { persistState } from './persistence/persistState';

/** Creates the middleware of all sagas. */
export function createSagas(context: SagaContext, sagaMonitor: SagaMonitor | undefined) {
  const middleware = createSagaMiddleware<SagaContext>({
    context,
    onError: (problem) => report('root saga', problem),
    ...(sagaMonitor && { sagaMonitor }),
  });
  return { middleware, run: () => middleware.run(rootSaga) };
}
