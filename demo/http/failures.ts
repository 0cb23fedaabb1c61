import type { Context } from 'hono';
import { translate } from '../texts';
import { localeOf, type Locale } from '../languages';
import { Refusal, type Message } from './refusal';

const inLanguage = (locale: Locale, errors: Record<string, Message[]>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => translate(locale, text))]),
  );

/** Responds to a Refusal in the API's format. Logs any other error and responds with a neutral 500. */
export function failureResponse(problem: Error, c: Context): Response {
  const locale = localeOf(c.req.header('Accept-Language'));
  if (problem instanceof Refusal) {
    const { errors, headers, body } = problem.more;
    for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value);
    const message = translate(locale, problem.reason);
    return c.json(
      { message, ...(errors ? { errors: inLanguage(locale, errors) } : {}), ...body },
      problem.status,
    );
  }
  console.error(`${c.req.method} ${c.req.path} failed:`, problem);
  return c.json({ message: translate(locale, { text: 'Something went wrong. Please try again.' }) }, 500);
}
