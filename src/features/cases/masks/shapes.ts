import type { Kind } from './fields';

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^\+?[\d\s()./-]{5,}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const DAY = 86_400_000;
/** Digits of a phone number that are masked: those of the subscriber, after country and operator. */
const SUBSCRIBER = 7;
/** First digits that are kept at least. */
const KEPT = 2;
const RTL_LETTER = /[\u0590-\u08FF\uFB1D-\uFEFC]/;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Replaces the last digits of a number, and keeps everything else. */
function withDigits(text: string, digits: string): string {
  let first = digitsOf(text).length - digits.length;
  return text.replace(/\d/g, (digit) => {
    first -= 1;
    return first >= 0 ? digit : (digits[-first - 1] ?? digit);
  });
}

/** Letters become x, X or an Arabic letter, so that length, script and direction stay. */
const shapeOf = (text: string) =>
  text
    .replace(/\p{L}/gu, (letter) => {
      if (RTL_LETTER.test(letter)) return 'س';
      return letter === letter.toLowerCase() ? 'x' : 'X';
    })
    .replace(/\p{Nd}/gu, '0')
    .replace(/\p{Extended_Pictographic}/gu, '🙂');

/**
 * Creates a function that masks texts: the same mask for the same text, in a shape that validates. A phone
 * number is the same one in each of its spellings.
 */
export function createMaskOf(): (text: string, kind: Kind) => string {
  const numbers = new Map<string, Map<string, number>>();
  const numberOf = (group: string, text: string): number => {
    const known = numbers.get(group) ?? new Map<string, number>();
    numbers.set(group, known);
    const number = known.get(text) ?? known.size + 1;
    known.set(text, number);
    return number;
  };
  const masked = (text: string, kind: Kind): string => {
    if (kind === 'host') return `host-${numberOf('host', text)}.example`;
    if (kind === 'date' && DATE.test(text))
      return new Date(Date.UTC(2000, 0, 1) + numberOf('date', text) * DAY).toISOString().slice(0, 10);
    if (kind === 'contact' && EMAIL.test(text)) {
      const [name = ''] = text.split('@');
      const shape = shapeOf(name).replace(/[^\w.-]/g, 'x');
      return `${shape}${numberOf('email', text.toLowerCase())}@mask.example`;
    }
    const isPhone = kind === 'contact' && PHONE.test(text);
    if (!isPhone && !/^\d+$/.test(text)) return `${shapeOf(text)} ${numberOf('text', text)}`;
    const digits = digitsOf(text);
    const replaced = isPhone ? digits.slice(-Math.min(SUBSCRIBER, digits.length - KEPT)) : digits;
    const number = String(numberOf('number', replaced));
    return withDigits(text, number.padStart(replaced.length, '0').slice(-replaced.length));
  };
  return (text, kind) => {
    const trimmed = text.trim();
    // Reducers compare trimmed texts.
    return trimmed === '' ? text : text.replace(trimmed, () => masked(trimmed, kind));
  };
}
