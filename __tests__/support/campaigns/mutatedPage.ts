import { api } from '@/api';
import { addReporter } from '@/shared/report';
import { nextTask, seeded } from '../externalServer';
import type { Visit } from '../visit';
import { mutatedBody } from './mutations';

/** Pages that show what endpoints return; the seed's signed-in shopper may open all of them. */
export const PAGES: readonly string[] = [
  ...['/', '/products', '/products/1/details', '/categories', '/shops', '/shops/1', '/flash-sale/1', '/news'],
  ...['/checkout', '/order-history', '/order-history/1', '/wishlist', '/profile', '/manage-address'],
  ...['/support-tickets', '/messages', '/contact-us', '/about-us', '/dashboard'],
];

/** Reports of refused and damaged responses. Those of error boundaries and sagas are faults. */
const OF_RESPONSES =
  /^(?:wire$|api |persistence|realtime |get-message|store-message|older messages|language file|delete account|token|expires_at|social)/;
const isFault = (where: string) => !OF_RESPONSES.test(where);

/** Collects what must not happen: caught render errors, failed sagas, uncaught errors and rejections. */
export function watchFaults() {
  const faults: string[] = [];
  const add = (where: string, problem: unknown) =>
    faults.push(`${where}: ${problem instanceof Error ? problem.message : JSON.stringify(problem)}`);
  const stopReports = addReporter(({ where, problem }) => {
    if (isFault(where)) add(where, problem);
  });
  const onError = ({ error }: ErrorEvent) => add('uncaught', error);
  const onRejection = (problem: unknown) => add('rejected', problem);
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
  return {
    /** Returns the faults since the last call. */
    take: () => faults.splice(0),
    stop() {
      stopReports();
      window.removeEventListener('error', onError);
      process.off('unhandledRejection', onRejection);
    },
  };
}

/** Longer than each delay between retries of a read. */
const RETRIED = 3000;

interface Query {
  initiate: (args: unknown, options: object) => never;
}

/** Refetches every query of an open page; about half of the responses are mutated by the seed. */
export async function refetchMutated({ shop: { store }, clock }: Visit, seed: number): Promise<void> {
  const originalFetch = globalThis.fetch;
  const draw = seeded(seed);
  draw();
  let inFlight = 0;
  globalThis.fetch = async (input, init) => {
    inFlight += 1;
    const response = await originalFetch(input, init);
    const text = await response.text();
    inFlight -= 1;
    const { status, headers } = response;
    const isKept = draw() < 0.5 || text === '' || !(headers.get('Content-Type') ?? '').includes('json');
    const body = isKept ? text : mutatedBody(text, seed);
    return new Response(status === 204 ? null : body, { status, headers });
  };
  const endpoints = api.endpoints as unknown as Record<string, Query>;
  try {
    const entries = Object.values(store.getState().api.queries).flatMap((entry) => entry ?? []);
    let isOver = false;
    const reading = Promise.all(
      entries.map(({ endpointName = '', originalArgs }) => {
        const options = { subscribe: false, forceRefetch: true };
        return store.dispatch(endpoints[endpointName]?.initiate(originalArgs, options) as never);
      }),
    ).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await nextTask();
      // A read that cannot be understood is repeated after a delay.
      if (inFlight === 0) await clock.advance(RETRIED);
    }
    await reading;
    for (let tasks = 0; tasks < 3; tasks += 1) await nextTask();
  } finally {
    globalThis.fetch = originalFetch;
  }
}
