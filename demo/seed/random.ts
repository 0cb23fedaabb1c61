/** Random numbers that are the same for the same seed, on every machine. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones, in random order. */
  some<T>(from: readonly T[], count: number): T[];
}

/** Mulberry32: small, quick, and even enough for a shop window. */
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
 * Dice for one purpose. Each thing throws its own, named after it: one product more in the middle of the catalogue
 * then leaves all others as they were.
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
      const rest = [...from];
      const taken = [];
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(whole(0, rest.length - 1), 1));
      return taken;
    },
  };
}
