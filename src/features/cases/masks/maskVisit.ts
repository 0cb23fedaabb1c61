import {
  isSecretField,
  maskOfSecret,
  MIN_SUBSTRING,
  replaceSecretParts,
  secretParts,
} from '@/domain/secretSigns';
import type { Kind } from './fields';
import { kindOf } from './fields';
import type { Literal } from './literals';
import { createReplacer, literalOf } from './literals';
import type { Position, Visitor } from './mapTexts';
import { mapTexts } from './mapTexts';
import { createMaskOf } from './shapes';
import { createQuoteMask, createTypedCheck, isQuoting, isTyped } from './typedTexts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Host and port of an absolute URL, also of an encoded one. */
const HOST = /\b(?:https?|wss?)(?::\/\/|%3A%2F%2F)([\w.-]+(?:(?::|%3A)\d+)?|\[[\da-f:]+\](?::\d+)?)/gi;
/** Fields with names in code, which are no texts. */
const CODE = new Set(['type', 'endpointName', 'by', 'input', 'op', 'secretRef', 'release']);

interface Options {
  /** All secrets that the visit had. */
  secrets: readonly string[];
  /** Whether names and texts of persons are kept; secrets never are. */
  keepsTexts: boolean;
}

/** `rows.11.payload.message` is "row 12, payload.message"; rows are counted as everywhere. */
function nameOf([root = '', index = '', ...rest]: readonly string[]): string {
  return root === 'rows' ? `row ${Number(index) + 1}, ${rest.join('.')}` : [root, index, ...rest].join('.');
}

/** A short secret of digits only, or without any, could be a part of other texts by chance. */
const isSearchable = (secret: string) =>
  secret.length >= MIN_SUBSTRING || (/\d/.test(secret) && /\D/.test(secret));

/** Masks of secrets, and whether a text contains one. */
function createSecretMasks(held: readonly string[]) {
  const masks = new Map<string, string>();
  const secrets = new Set(held.filter(Boolean));
  const searched = [...secrets].filter(isSearchable);
  const maskOf = (secret: string) => {
    const mask = masks.get(secret) ?? maskOfSecret(masks.size + 1);
    masks.set(secret, mask);
    return mask;
  };
  return {
    maskOf,
    isSecret: (text: string) => masks.has(text) || secrets.has(text),
    isIn: (text: string) =>
      secrets.has(text) || searched.some((secret) => text.includes(secret)) || secretParts(text).length > 0,
    literals: (): Literal[] => {
      const found = [...new Set([...masks.keys(), ...searched])].filter(isSearchable);
      return found.map((secret) => ({
        ...{ text: secret, mask: maskOf(secret), isWord: false },
        isBounded: secret.length < MIN_SUBSTRING,
      }));
    },
  };
}

/** Masks of personal texts by the field that holds them, and of e-mail addresses and hosts in any field. */
function createPersonalMasks(keepsTexts: boolean) {
  const maskOf = createMaskOf();
  const literals = new Map<string, Literal>();
  const kindIn = (text: string, { field, owner, isLabel }: Position) => {
    const kind = keepsTexts || isLabel || CODE.has(field) ? undefined : kindOf(field, owner);
    return kind === 'contact' && text.includes('://') ? undefined : kind;
  };
  const add = (text: string, kind: Kind) => {
    const trimmed = text.trim();
    if (trimmed && !literals.has(trimmed))
      literals.set(trimmed, literalOf(trimmed, maskOf(trimmed, kind), kind));
  };
  return {
    collect(text: string, position: Position): void {
      if (keepsTexts || position.isLabel) return;
      const kind = kindIn(text, position);
      if (kind) add(text, kind);
      for (const [email] of text.matchAll(EMAIL)) add(email, 'contact');
      for (const [, host = ''] of text.matchAll(HOST)) add(host, 'host');
    },
    maskIn(text: string, position: Position): string | undefined {
      const kind = kindIn(text, position);
      return kind && maskOf(text, kind);
    },
    /** Mask of a text that was typed, whatever it is. */
    typedMask: (text: string) => maskOf(text, 'contact'),
    isNumber(position: Position): boolean {
      const kind = kindIn('', position);
      return kind === 'degrees' || kind === 'contact';
    },
    literals: () => [...literals.values()],
  };
}

/** Replaces what looks like a secret in a recorded visit, and by default what is personal. */
export function maskVisit<Content extends object>(
  content: Content,
  { secrets: held, keepsTexts }: Options,
): {
  masked: Content;
  /** Places of texts that look like a secret, such as "row 12, payload.message". */
  places: string[];
} {
  const places: string[] = [];
  const secrets = createSecretMasks(held);
  const personal = createPersonalMasks(keepsTexts);
  const typed = new Set<string>();
  const isNamed = (value: unknown, { field, isLabel }: Position) => !isLabel && isSecretField(field, value);

  mapTexts(content, {
    text(text, position) {
      const named = isNamed(text, position);
      for (const part of named ? [text] : secretParts(text)) secrets.maskOf(part);
      if (!CODE.has(position.field) && (named || secrets.isIn(text))) places.push(nameOf(position.path));
      personal.collect(text, position);
      if (!keepsTexts && isTyped(position)) typed.add(text);
      return text;
    },
    number(number, position) {
      if (isNamed(number, position)) places.push(nameOf(position.path));
      return number;
    },
    key: (key) => key,
  });

  const replace = createReplacer([...secrets.literals(), ...personal.literals()]);
  const maskParts = (text: string, isLabel = false) =>
    replace(replaceSecretParts(text, secrets.maskOf), isLabel);
  const withoutTyped: Visitor = {
    text(text, position) {
      if (CODE.has(position.field) || (position.isLabel && !secrets.isIn(text))) return text;
      if (secrets.isSecret(text)) return secrets.maskOf(text);
      return personal.maskIn(text, position) ?? maskParts(text, position.field === 'on');
    },
    number: (number, position) => (isNamed(number, position) || personal.isNumber(position) ? 0 : number),
    key: (key) => maskParts(key),
  };
  const isInRows = createTypedCheck(() => mapTexts('rows' in content ? content.rows : [], withoutTyped));
  const unsent = [...typed].filter((text) => !secrets.isSecret(text) && !isInRows(maskParts(text)));
  const maskQuotes = createQuoteMask(unsent, personal.typedMask);
  const visitor: Visitor = {
    ...withoutTyped,
    text(text, position) {
      if (isTyped(position) && unsent.includes(text)) return personal.typedMask(text);
      return withoutTyped.text(isQuoting(position) ? maskQuotes(text) : text, position);
    },
  };
  return { masked: mapTexts(content, visitor) as Content, places };
}
