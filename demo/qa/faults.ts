import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../http/environment';

/** What is to go wrong with a call. */
export interface Fault {
  /** In capitals; any when absent. */
  method: string | null;
  /** Below the origin, with or without `/api`; a trailing `*` stands for whatever follows. */
  path: string;
  /** Answer with this status instead of doing the work. */
  status: number | null;
  /** Wait before anything else. */
  delayMs: number;
  /**
   * `html`: a page instead of JSON. `drop`: the connection ends without an answer and nothing was done.
   * `cut`: the work is done, but the connection ends in the middle of the answer.
   */
  body: 'html' | 'cut' | 'drop' | null;
  /** Answer with this JSON instead of doing the work. */
  response?: unknown;
  /** Seconds, for the header of that name. */
  retryAfter: number | null;
  /** How often it still happens; null for always. */
  times: number | null;
}

export interface Faults {
  add: (fault: Fault) => void;
  clear: () => void;
  /** The first fault for this call, which it uses up. */
  take: (method: string, path: string) => Fault | undefined;
}

function matches({ method, path: pattern }: Fault, calledMethod: string, called: string): boolean {
  if (method !== null && method !== calledMethod) return false;
  const spellings = [called, called.replace(/^\/api(?=\/)/, '')];
  return pattern.endsWith('*')
    ? spellings.some((path) => path.startsWith(pattern.slice(0, -1)))
    : spellings.includes(pattern);
}

export function faultList(): Faults {
  let faults: Fault[] = [];
  return {
    add: (fault) => void faults.push({ ...fault }),
    clear: () => {
      faults = [];
    },
    take(method, path) {
      const fault = faults.find((candidate) => matches(candidate, method, path));
      if (fault && fault.times !== null) {
        fault.times -= 1;
        if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
      }
      return fault;
    },
  };
}

const page = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Sends the first half of an answer and hangs up. */
async function cutOff(response: Response, outgoing: ServerResponse): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': body.length,
  });
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Lets calls fail as they were told to. */
export const failsOnPurpose = (faults: Faults) =>
  createMiddleware<Env>(async (c, next) => {
    const fault = c.req.path.startsWith('/qa') ? undefined : faults.take(c.req.method, c.req.path);
    if (!fault) return next();
    if (fault.delayMs > 0) await wait(fault.delayMs);
    if (fault.body === 'drop') {
      c.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (fault.body === 'html') {
      return new Response(page, {
        status: fault.status ?? 200,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    }
    if (fault.status !== null || fault.response !== undefined) {
      const status = fault.status ?? 200;
      const labels = { message: `Failing on purpose with ${status}` };
      const headers: HeadersInit =
        fault.retryAfter === null ? {} : { 'Retry-After': String(fault.retryAfter) };
      return Response.json(fault.response === undefined ? labels : fault.response, { status, headers });
    }
    await next();
    if (fault.body === 'cut') {
      const whole = c.res;
      c.res = undefined;
      c.res = await cutOff(whole, c.env.outgoing);
    }
    return undefined;
  });
