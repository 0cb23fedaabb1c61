import fc from 'fast-check';

/** Texts that have broken shops before: markup, control characters, directions, dates and addresses. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '\u202etxet',
  '\u0000',
  '\ud800',
  '🛒'.repeat(40),
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  '//elsewhere.example/',
  'https://',
  '%E0%A4%A',
  '1e999',
  '-0',
  'NaN',
  '99999999999999999999',
  '0000-00-00 00:00:00',
  '2026-13-45 99:99:99',
  '275760-09-13 00:00:01',
];

export const LONG_TEXT = 'long '.repeat(20_000);

const values = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 0.1, 1e21, -1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null], [{}]],
      { id: 1 },
    ),
  },
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constant(LONG_TEXT) },
);

const edits = fc.record({
  kind: fc.constantFrom(
    'replace',
    'replace',
    'replace',
    'remove',
    'repeat',
    'reverse',
    'wrap',
    'add',
    'rename',
  ),
  /** Chooses one place of the document. */
  place: fc.nat({ max: 2 ** 30 }),
  value: values,
  key: fc.constantFrom('__proto__', 'id', 'data', 'message', 'toString', 'length'),
});

type Edit = typeof edits extends fc.Arbitrary<infer E> ? E : never;

const bodies = fc.record({
  edits: fc.array(edits, { minLength: 1, maxLength: 4 }),
  /** How the text is damaged afterwards. */
  damage: fc.oneof(
    { weight: 12, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom('cut', 'html', 'empty', 'twice') },
  ),
  cutAt: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** The mutated text of a recorded JSON body; the same seed gives the same text. */
export function mutatedBody(recorded: string, seed: number): string {
  const [{ edits: chosen, damage, cutAt } = bodyless] = fc.sample(bodies, { seed, numRuns: 1 });
  // A document that was removed as a whole is an empty body.
  const text = (JSON.stringify(mutated(JSON.parse(recorded), chosen)) as string | undefined) ?? '';
  switch (damage) {
    case 'cut':
      return text.slice(0, Math.floor(text.length * cutAt));
    case 'html':
      return '<!doctype html><title>502</title>';
    case 'empty':
      return '';
    case 'twice':
      return text + text;
    case 'none':
      return text;
  }
}

const bodyless = { edits: [], damage: 'none' as const, cutAt: 0 };

interface Place {
  parent: Record<string, unknown>;
  key: string;
}

/** The document after the edits. */
function mutated(document: unknown, chosen: readonly Edit[]): unknown {
  const root = { document };
  for (const edit of chosen) {
    const places = placesOf(root);
    const place = places[edit.place % places.length];
    // A copy: later edits must not change the values that other cases share.
    if (place) apply({ ...edit, value: structuredClone(edit.value) }, place);
  }
  return root.document;
}

/** Every place of a document, the whole document first. */
export function placesOf(root: object): Place[] {
  const parent = root as Record<string, unknown>;
  return Object.entries(parent).flatMap(([key, value]) => [
    { parent, key },
    ...(typeof value === 'object' && value !== null ? placesOf(value) : []),
  ]);
}

function apply({ kind, value, key: other }: Edit, { parent, key }: Place): void {
  const old = parent[key];
  switch (kind) {
    case 'remove':
      // Removing an item of a list leaves a hole, which JSON has as null.
      Reflect.deleteProperty(parent, key);
      break;
    case 'repeat':
      parent[key] = Array.isArray(old)
        ? [...(old as unknown[]), ...structuredClone(old as unknown[])]
        : [old];
      break;
    case 'reverse':
      parent[key] = Array.isArray(old) ? old.toReversed() : value;
      break;
    case 'wrap':
      parent[key] = { data: old };
      break;
    case 'add':
      if (typeof old === 'object' && old !== null) define(old, other, value);
      else parent[key] = value;
      break;
    case 'rename':
      Reflect.deleteProperty(parent, key);
      define(parent, other, old);
      break;
    case 'replace':
      parent[key] = value;
  }
}

/** Defines an own property also for `__proto__`, as `JSON.parse` does. */
function define(target: object, key: string, value: unknown): void {
  if (Array.isArray(target) && key === 'length') return;
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
