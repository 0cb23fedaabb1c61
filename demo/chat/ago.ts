import { perLocale, type Locale } from '../languages';

const steps = [
  ['minute', 60],
  ['hour', 3_600],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_629_800],
  ['year', 31_557_600],
] as const;

const spans = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** Formats a relative time such as "14 minutes ago" in the shopper's language, rounded down. */
export function agoText(moment: Date, now: Date, locale: Locale): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1_000);
  const [unit, length] = steps.findLast(([, least]) => seconds >= least) ?? ['second', 1];
  const amount = unit === 'second' ? 0 : Math.floor(seconds / length);
  return spans[locale].format(-amount, unit);
}
