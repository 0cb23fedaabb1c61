/** Deterministic random numbers: the same for a seed on every machine. */
export interface Dice {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `least` to `most`, inclusive. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Returns `count` different items in random order. */
  some<T>(from: readonly T[], count: number): T[];
}

/** Mulberry32: small and fast. */
function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value;
}

/**
 * Creates the random generator of one named item, so that adding a product to the catalogue does not change
 * the others.
 */
export function diceFor(seed: number, name: string): Dice {
  const next = stream(seed ^ hash(name));
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(next() * from.length)];
    if (found === undefined) throw new RangeError(`Nothing to pick from for ${name}`);
    return found;
  };
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    some: (from, count) => {
      const remaining = [...from];
      const picked = [];
      while (picked.length < count && remaining.length > 0)
        picked.push(...remaining.splice(whole(0, remaining.length - 1), 1));
      return picked;
    },
  };
}
