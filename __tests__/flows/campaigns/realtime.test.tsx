import { configureStore } from '@reduxjs/toolkit';
import Pusher from 'pusher-js';
import { api } from '@/api';
import { contactApi } from '@/api/endpoints/contact.endpoints';
import { REALTIME_RETRY, REQUEST_TIMEOUT } from '@/domain/timing';
import { waitBeforeReconnect } from '@/features/realtime/reconnectDelay';
import { setRandom } from '@/shared/adapters';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { callsOf, firstConversation, lines, openConversation } from '../../support/chatting';
import { demo, sendMessage } from '../../support/demo';
import { nextTask, seeded } from '../../support/externalServer';
import { installTestClock } from '../../support/testClock';
import { leave, SHOPPER, untilResponses, waitFor } from '../../support/visit';

const originalFetch = globalThis.fetch;
afterEach(async () => {
  globalThis.fetch = originalFetch;
  await leave();
});

/** A message that is not shown by then is lost. */
const SHOWN = { timeout: 20_000 };
/** Longer than any spread reconnect. */
const RECONNECTED = 5000;

/** Id of the socket if all its channels are subscribed; null during a reconnect. */
function subscribedSocket(): string | null {
  const pusher = Pusher.instances.at(-1);
  const isSubscribed = pusher?.allChannels().every(({ subscribed }) => subscribed);
  return pusher?.connection.state === 'connected' && isSubscribed ? pusher.connection.socket_id : null;
}

/** Closes the socket as a lost network does: the library notices it and reconnects. */
function dropSocket(): void {
  const { connection } = Pusher.instances.at(-1)?.connection as unknown as {
    connection: { close: () => void } | null;
  };
  connection?.close();
}

it(
  'shows every message once and in order while the socket flaps',
  async () => {
    const { seed, size } = planOf(6);
    const ledger = createLedger('realtime, flaps');
    const { shop } = await firstConversation();
    const shopper = await openConversation(`/messages?shop=${shop.id}`);
    const { room, clock } = shopper;
    const token = await demo.logIn(SHOPPER);
    const requested = callsOf('/get-message');
    const draw = seeded(seed);
    const expected: string[] = [];
    const send = async () => {
      // A word, because the time follows the text.
      const text = `message ${expected.length} ends`;
      expected.push(text);
      await sendMessage(token, shop.id, text);
    };
    const shown = () => lines(room).flatMap((line) => /message \d+ ends/.exec(line ?? '')?.[0] ?? []);
    for (let flap = 0; flap < size; flap += 1) {
      const order = draw();
      if (order < 0.7) await send();
      const dropped = subscribedSocket();
      dropSocket();
      if (order > 0.3) await send();
      await waitFor(async () => {
        await clock.advance(RECONNECTED / 10);
        expect([null, dropped]).not.toContain(subscribedSocket());
      });
      await clock.advance(RECONNECTED);
      await untilResponses(shopper);
      // What is shown last is compared; a conversation shows its newest messages.
      const missing = await waitFor(() => {
        const newest = expected.slice(-10);
        expect(shown().slice(-newest.length)).toEqual(newest);
        return [];
      }, SHOWN).catch(() => [`shown ${shown().slice(-10).join()} of ${expected.slice(-10).join()}`]);
      const faults = [...missing];
      if (Pusher.instances.length !== 1) faults.push(`${Pusher.instances.length} sockets`);
      if (new Set(shown()).size !== shown().length) faults.push('a message is shown twice');
      ledger.record(seed, `flap ${flap}`, faults);
    }
    const calls = callsOf('/get-message') - requested;
    // Each reconnect refetches once, and each message that arrived by the socket may confirm itself once.
    ledger.record(seed, 'calls', calls <= size + expected.length ? [] : [`${calls} calls`]);
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);

it('spreads the reconnects of pages that were refused at the same moment', async () => {
  const { seed, size } = planOf(200);
  const ledger = createLedger('realtime, jitter');
  const draw = seeded(seed);
  setRandom({ uuid: () => '', next: draw });
  const delays: number[] = [];
  for (let page = 0; page < size; page += 1) {
    const clock = installTestClock(0);
    let at = Number.NaN;
    waitBeforeReconnect({
      disconnect: () => undefined,
      connect: () => {
        at = clock.now();
      },
    } as unknown as Pusher);
    await clock.advance(2 * REALTIME_RETRY);
    delays.push(at);
    const isLate = !(at >= REALTIME_RETRY / 2 && at <= 2 * REALTIME_RETRY);
    ledger.record(seed, `page ${page}`, isLate ? [`reconnects after ${at} ms`] : []);
  }
  const inSecondOf = (one: number) => delays.filter((delay) => Math.floor((delay - one) / 1000) === 0).length;
  const busiest = Math.max(...delays.map(inSecondOf));
  ledger.record(seed, 'storm', busiest <= size / 10 + 3 ? [] : [`${busiest} of ${size} in one second`]);
  expect(ledger.close().lost).toEqual([]);
});

/** Forms of the header: seconds, a date, or nonsense, with the delay in milliseconds that each demands. */
function retryAfterOf(draw: () => number, now: number): { header: string; demanded: number } {
  const seconds = Math.floor(draw() * 40);
  const kind = draw();
  if (kind < 0.5) return { header: String(seconds), demanded: seconds * 1000 };
  const nonsense = ['soon', '-5', '1e3', '', 'Thu', '12:00', '0x10'];
  if (kind < 0.7) return { header: nonsense[seconds % nonsense.length] ?? '', demanded: 0 };
  // An HTTP date has a resolution of one second.
  const date = Math.floor((now + seconds * 1000) / 1000) * 1000;
  return { header: new Date(date).toUTCString(), demanded: Math.max(0, date - now - 500) };
}

it('asks a busy server no earlier than its Retry-After, and at most three times', async () => {
  const { seed: first, size } = planOf(12);
  const ledger = createLedger('realtime, Retry-After');
  for (let seed = first; seed < first + size; seed += 1) {
    const draw = seeded(seed);
    draw();
    const clock = installTestClock(Date.UTC(2026, 10, 25));
    const { header, demanded } = retryAfterOf(draw, clock.now());
    const times: number[] = [];
    globalThis.fetch = () => {
      times.push(clock.now());
      const headers = { 'Retry-After': header, Date: new Date(clock.now()).toUTCString() };
      return Promise.resolve(new Response('{}', { status: 503, headers }));
    };
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    const reading = store.dispatch(contactApi.endpoints.getContact.initiate(undefined, { subscribe: false }));
    for (let passed = 0; passed < 2 * REQUEST_TIMEOUT; passed += 500) {
      await nextTask();
      await clock.advance(500);
    }
    const { error } = await reading;
    const [asked = 0, again = Infinity] = times;
    const faults: string[] = [];
    if (again - asked < demanded) faults.push(`asked again after ${again - asked} of ${demanded} ms`);
    if (times.length > 3) faults.push(`${times.length} requests`);
    if (!error) faults.push('no error');
    ledger.record(seed, JSON.stringify(header), faults);
  }
  expect(ledger.close().lost).toEqual([]);
});
