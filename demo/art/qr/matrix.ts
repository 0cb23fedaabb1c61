import { codewordsOf } from './codewords';
import { masks, penalty } from './masks';

type Cell = boolean | undefined;

/** The 15 format bits of level M and a mask: BCH(15,5), XORed with the fixed mask of the standard. */
function formatBits(mask: number): number {
  let remainder = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((remainder >> bit) & 1) remainder ^= 0x537 << (bit - 10);
  return ((mask << 10) | remainder) ^ 0x5412;
}

function placeFormat(grid: Cell[][], mask: number): void {
  const size = grid.length;
  const bits = formatBits(mask);
  for (let index = 0; index < 15; index += 1) {
    const dark = ((bits >> index) & 1) === 1;
    // Next to the top left finder: upward in column 8, then leftward in row 8, skipping the timing lines.
    const near = index < 6 ? index : index < 8 ? index + 1 : 14 - index;
    if (index < 8) set(grid, near, 8, dark);
    else set(grid, 8, index === 8 ? 7 : near, dark);
    if (index < 8) set(grid, 8, size - 1 - index, dark);
    else set(grid, size - 15 + index, 8, dark);
  }
  set(grid, size - 8, 8, true);
}

function set(grid: Cell[][], row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line && column >= 0 && column < grid.length) line[column] = dark;
}

/** Draws a finder with its light border (radius 3) or an alignment pattern (radius 2). */
function placeRings(grid: Cell[][], row: number, column: number, radius: 2 | 3): void {
  const reach = radius === 3 ? 4 : 2;
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(grid, row + dy, column + dx, ring !== radius - 1 && ring <= radius);
    }
  }
}

function frame(version: number): Cell[][] {
  const size = 17 + 4 * version;
  const grid: Cell[][] = Array.from({ length: size }, () => new Array<Cell>(size).fill(undefined));
  for (let index = 0; index < size; index += 1) {
    set(grid, 6, index, index % 2 === 0);
    set(grid, index, 6, index % 2 === 0);
  }
  placeRings(grid, 3, 3, 3);
  placeRings(grid, 3, size - 4, 3);
  placeRings(grid, size - 4, 3, 3);
  if (version > 1) placeRings(grid, size - 7, size - 7, 2);
  placeFormat(grid, 0);
  return grid;
}

/**
 * Returns the free modules in writing order: column pairs from the right, up and down in turn, without column
 * 6.
 */
function writingOrder(version: number): [row: number, column: number][] {
  const grid = frame(version);
  const size = grid.length;
  const order: [number, number][] = [];
  for (let right = size - 1, upward = true; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (grid[row]?.[column] === undefined) order.push([row, column]);
    }
  }
  return order;
}

function masked(version: number, bits: string, mask: number): boolean[][] {
  const grid = frame(version);
  writingOrder(version).forEach(([row, column], index) => {
    set(grid, row, column, (bits[index] === '1') !== (masks[mask]?.(row, column) ?? false));
  });
  placeFormat(grid, mask);
  return grid.map((row) => row.map((cell) => cell === true));
}

/** The modules of a QR code (true is dark), without the quiet zone; byte mode, level M, versions 1 to 6. */
export function qrMatrix(text: string): boolean[][] {
  const { version, codewords } = codewordsOf(text);
  const bits = codewords.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const candidates = masks.map((_, mask) => masked(version, bits, mask));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}
