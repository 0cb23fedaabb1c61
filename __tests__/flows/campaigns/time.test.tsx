import fc from 'fast-check';
import { readServerTime } from '@/domain/serverTime';
import { HEARTBEAT_INTERVAL } from '@/domain/timing';
import { serverNow, updateServerTime } from '@/shared/adapters';
import { CAMPAIGN_TIMEOUT, createLedger, planOf } from '../../support/campaigns/campaign';
import { requestDemo } from '../../support/demo';
import { nextTask, seeded } from '../../support/externalServer';
import { installTestClock } from '../../support/testClock';
import { leave, screen, untilResponses, visitSignedIn, waitFor } from '../../support/visit';

afterEach(leave);

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Dubai'];
/** From a year's end over all changes of the clocks to the next year's end. */
const [FROM, TO] = [Date.UTC(2026, 11, 30), Date.UTC(2028, 0, 3)];

const wallFormats = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

it('reads the wall-clock times of every zone through changes of the clocks and year ends', () => {
  const { seed: first, size } = planOf(1500);
  const ledger = createLedger('time, zones');
  for (let seed = first; seed < first + size; seed += 1) {
    const draw = seeded(seed);
    draw();
    const zone = ZONES[Math.floor(draw() * ZONES.length)] ?? 'UTC';
    const moment = Math.floor((FROM + draw() * (TO - FROM)) / 1000) * 1000;
    const text = wallFormats.get(zone)?.format(moment) ?? '';
    const read = readServerTime(text, zone);
    // An hour that occurs twice has no single moment; both show the same time.
    const isRight = read !== null && wallFormats.get(zone)?.format(read) === text;
    ledger.record(seed, `${text} in ${zone}`, isRight ? [] : [`read as ${read} instead of ${moment}`]);
  }
  expect(ledger.close().lost).toEqual([]);
});

const dateHeaders = fc.oneof(
  fc.constantFrom('1', '0', '12', '2026', 'Sale 50', '12:00', 'Thu', 'null', 'Mon, 32 Nov 2026 10:00:00 GMT'),
  fc.constantFrom('2026-11-25', '9999-12-31T00:00:00Z', 'Thu, 01 Jan', '-1', 'May 5', '275760-09-13'),
  fc.string(),
  fc.integer().map(String),
);

it('keeps the server’s time under wrong device clocks, garbage Date headers and sleep', () => {
  const { seed: first, size } = planOf(2000);
  const ledger = createLedger('time, clocks');
  for (let seed = first; seed < first + size; seed += 1) {
    const draw = seeded(seed);
    draw();
    const server = Math.floor((FROM + draw() * (TO - FROM)) / 1000) * 1000;
    const clock = installTestClock(server + (draw() - 0.5) * 2 * DAY);
    updateServerTime(new Date(server).toUTCString());
    const [garbage = ''] = fc.sample(dateHeaders, { seed, numRuns: 1 });
    updateServerTime(garbage);
    const slept = draw() * WEEK;
    clock.freeze(slept);
    const difference = Math.abs(serverNow() - server - slept);
    ledger.record(seed, JSON.stringify(garbage), difference <= 1000 ? [] : [`wrong by ${difference} ms`]);
  }
  expect(ledger.close().lost).toEqual([]);
});

/** The countdown ticks by the test's clock, the server by the real one. */
const TOLERANCE = 5000;
/** Time until the countdown shows a corrected clock. */
const TICK = 1000;

interface Sales {
  running_flash_sale: { end_date: string; products: { id: number }[] };
}

/** Milliseconds of a countdown such as "1d 02:03:04" or "02:03:04". */
function millisecondsOf(text: string): number {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = (text.match(/\d+/g) ?? []).map(Number).toReversed();
  return ((days * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000;
}

it(
  'keeps countdown, heartbeat and session right while the device’s clock is set and sleeps',
  async () => {
    const { seed, size } = planOf(4);
    const ledger = createLedger('time, visits');
    const { running_flash_sale: sale } = await requestDemo<Sales>('/flash-sales');
    const end = Date.parse(`${sale.end_date.replace(' ', 'T')}Z`);
    const shopper = await visitSignedIn(`/products/${sale.products[0]?.id}/details`);
    await screen.findByText('Flash sale price ends in');
    const { clock, shop } = shopper;
    const draw = seeded(seed);
    const beats = () => globalThis.shopReplies.filter((call) => call === '/api/update-last-seen').length;
    for (let step = 0; step < size; step += 1) {
      await untilResponses(shopper);
      const before = beats();
      // The shopper sets the clock, and the next response names the server's time again.
      clock.set((draw() - 0.5) * 2 * DAY);
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      // Up to the next heartbeat: later, its request would time out before the response is there.
      await clock.advance(HEARTBEAT_INTERVAL - (step === 0 ? 0 : TICK));
      await waitFor(() => expect(beats()).toBeGreaterThan(before));
      await untilResponses(shopper);
      await nextTask();
      const faults: string[] = [];
      const difference = () =>
        Math.abs(
          millisecondsOf(screen.queryAllByRole('timer').at(-1)?.textContent ?? '') - (end - Date.now()),
        );
      // The next tick follows the response.
      await clock.advance(TICK);
      await waitFor(() => expect(difference()).toBeLessThan(TOLERANCE), { timeout: TOLERANCE }).catch(() =>
        faults.push(`the countdown is wrong by ${difference()} ms`),
      );
      if (!shop.store.getState().session.user) faults.push('the session ended');
      if (beats() - before !== 1) faults.push(`${beats() - before} heartbeats`);
      ledger.record(seed, `step ${step}`, faults);
    }
    expect(ledger.close().lost).toEqual([]);
  },
  CAMPAIGN_TIMEOUT,
);
