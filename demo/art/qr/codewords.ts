/**
 * Versions 1 to 6 at level M: data and correction codewords per block, number of blocks (ISO 18004, table 9).
 */
const versions = [
  { data: 16, correction: 10, blocks: 1 },
  { data: 28, correction: 16, blocks: 1 },
  { data: 44, correction: 26, blocks: 1 },
  { data: 32, correction: 18, blocks: 2 },
  { data: 43, correction: 24, blocks: 2 },
  { data: 27, correction: 16, blocks: 4 },
] as const;

// GF(256) with the polynomial x⁸ + x⁴ + x³ + x² + 1.
const exponents: number[] = [];
const logarithms: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  exponents[power] = value;
  logarithms[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0;
}

/** Coefficients after the leading 1 of (x − α⁰)(x − α¹)…(x − αⁿ⁻¹). */
function generator(length: number): number[] {
  let poly = [1];
  for (let root = 0; root < length; root += 1) {
    const next = [...poly, 0];
    poly.forEach((coefficient, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ multiply(coefficient, exponents[root] ?? 0);
    });
    poly = next;
  }
  return poly.slice(1);
}

/** The Reed–Solomon remainder of a block of data. */
function correctionOf(data: readonly number[], length: number): number[] {
  const divisor = generator(length);
  const remainder = new Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    divisor.forEach((coefficient, index) => {
      remainder[index] = (remainder[index] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return remainder;
}

/** Mode, length, text, terminator and padding, as bytes. */
function dataOf(bytes: Uint8Array, capacity: number): number[] {
  const bits = [0b0100, bytes.length]
    .map((value, index) => value.toString(2).padStart(index === 0 ? 4 : 8, '0'))
    .concat([...bytes].map((byte) => byte.toString(2).padStart(8, '0')))
    .concat('0000')
    .join('');
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  for (let pad = 0; data.length < capacity; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  return data;
}

const interleaved = (blocks: readonly number[][]) =>
  (blocks[0] ?? []).flatMap((_, index) => blocks.map((block) => block[index] ?? 0));

/** Returns the smallest version for the text and its codewords in writing order. Throws above 106 bytes. */
export function codewordsOf(text: string): { version: number; codewords: number[] } {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex(({ data, blocks }) => bytes.length <= data * blocks - 2);
  const fit = versions[index];
  if (!fit) throw new RangeError(`Too long for a QR code: ${bytes.length} bytes, 106 fit`);
  const data = dataOf(bytes, fit.data * fit.blocks);
  const blocks = Array.from({ length: fit.blocks }, (_, block) =>
    data.slice(block * fit.data, (block + 1) * fit.data),
  );
  const corrections = blocks.map((block) => correctionOf(block, fit.correction));
  return { version: index + 1, codewords: [...interleaved(blocks), ...interleaved(corrections)] };
}
