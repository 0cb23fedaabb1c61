import type { Context } from 'hono';
import type { Backend } from '../backend';
import type { Env } from '../http/environment';
import type { Locale } from '../languages';
import { externalEndpoint, realtimeEndpoint } from '../realtime/endpoint';

/** The settings for the browser of a request, including its socket endpoint. */
export function masterFor({ settings, outside }: Backend, c: Context<Env>, locale: Locale) {
  const master = settings.master(locale);
  return outside ? { ...master, ...externalEndpoint(outside) } : { ...realtimeEndpoint(c), ...master };
}
