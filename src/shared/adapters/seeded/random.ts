import type { Random } from '../random';

/** Deterministic random numbers in [0, 1) (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Deterministic source of randomness for the shop. */
export function seededRandom(seed: number): Random {
  const next = seededNumbers(seed);
  const digit = () => Math.floor(next() * 16).toString(16);
  return { next, uuid: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit) };
}
