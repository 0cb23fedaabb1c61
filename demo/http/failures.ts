import type { Context } from 'hono';
import { say } from '../texts';
import { localeOf, type Locale } from '../languages';
import { Refusal, type Said } from './refusal';

const inLanguage = (locale: Locale, errors: Record<string, Said[]>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, texts.map((said) => say(locale, said))]),
  );

/** Every refusal in the contract's shape; anything else is ours to repair and tells the shopper nothing. */
export function failureAnswer(problem: Error, c: Context): Response {
  const locale = localeOf(c.req.header('Accept-Language'));
  if (problem instanceof Refusal) {
    const { errors, headers, body } = problem.more;
    for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value);
    const message = say(locale, problem.said);
    return c.json(
      { message, ...(errors ? { errors: inLanguage(locale, errors) } : {}), ...body },
      problem.status,
    );
  }
  console.error(`${c.req.method} ${c.req.path} failed:`, problem);
  return c.json({ message: say(locale, { text: 'Something went wrong. Please try again.' }) }, 500);
}
