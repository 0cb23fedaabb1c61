import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { respond, type Env } from '../http/environment';
import { maybe, flag, wholeNumber } from '../http/fields';
import { bodyOf } from '../http/input';
import type { Jobs } from '../jobs';

const clockInput = v.object({
  /** Milliseconds from the device's time; runs the clock. */
  offsetMs: maybe(wholeNumber(-1e13, 1e13)),
  /** Unix time in milliseconds at which the clock stops. */
  stoppedAt: maybe(wholeNumber(0, 1e13)),
  /** Milliseconds from where the clock is, running or stopped. */
  moveMs: maybe(wholeNumber(-1e12, 1e12)),
  /** Stops the clock where it is, or runs on from there. */
  isStopped: maybe(flag),
});

const timeOf = ({ clock }: Backend) => ({
  now: clock.now().toISOString(),
  offset_ms: clock.offset(),
  is_stopped: clock.isStopped(),
});

/** The demo's clock; work that is due after a move is done at once. */
export const qaClockRoutes = (backend: Backend, jobs: Jobs) =>
  new Hono<Env>()
    .get('/clock', (c) => respond(c, timeOf(backend)))
    .post('/clock', async (c) => {
      const { offsetMs, stoppedAt, moveMs, isStopped } = await bodyOf(c, clockInput);
      const { clock } = backend;
      if (moveMs !== null) clock.move(moveMs);
      else if (isStopped === true) clock.stop(clock.ms());
      else if (isStopped === false) clock.run();
      else if (stoppedAt !== null) clock.stop(stoppedAt);
      else clock.shift(offsetMs ?? 0);
      await jobs.catchUp();
      return respond(c, timeOf(backend));
    });
