import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../http/environment';

/** A fault to inject into matching requests. */
export interface Fault {
  /** In capitals; any method if absent. */
  method: string | null;
  /** Path with or without `/api`; a trailing `*` matches any rest. */
  path: string;
  /** Responds with this status instead of doing the work. */
  status: number | null;
  /** Delays the request, in milliseconds. */
  delayMs: number;
  /**
   * `html`: responds with a page instead of JSON. `drop`: closes the connection without a response, and
   * without doing the work. `cut`: does the work, but closes the connection in the middle of the response.
   */
  body: 'html' | 'cut' | 'drop' | null;
  /** Responds with this JSON instead of doing the work. */
  response?: unknown;
  /** Value of the `Retry-After` header, in seconds. */
  retryAfter: number | null;
  /** Remaining number of requests to fail; null for all. */
  times: number | null;
}

export interface Faults {
  add: (fault: Fault) => void;
  clear: () => void;
  /** Returns the first fault that matches a request, and decrements its count. */
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

/** Sends the first half of a response and closes the connection. */
async function cutOff(response: Response, outgoing: ServerResponse): Promise<Response> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': body.length,
  });
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Middleware that injects the listed faults. */
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
