type Grid = readonly (readonly boolean[])[];

/** The eight masks of ISO 18004, §7.8.2; a data module is inverted if the mask returns true. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Penalty of a line for runs of five or more equal modules and for sequences like a finder pattern. */
function linePenalty(cells: string): number {
  const runs = cells.match(/0{5,}|1{5,}/g) ?? [];
  const finders = [...cells.matchAll(/(?=(10111010000|00001011101))/g)];
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + finders.length * 40;
}

/** Penalty score of a symbol (§7.8.3); the mask with the lowest is used. */
export function penalty(grid: Grid): number {
  const rows = grid.map((row) => row.map((cell) => (cell ? '1' : '0')).join(''));
  const columns = grid.map((_, column) => rows.map((row) => row[column]).join(''));
  let total = [...rows, ...columns].reduce((sum, cells) => sum + linePenalty(cells), 0);
  for (let row = 1; row < grid.length; row += 1) {
    for (let column = 1; column < grid.length; column += 1) {
      const cell = grid[row]?.[column];
      const square = [grid[row - 1]?.[column], grid[row]?.[column - 1], grid[row - 1]?.[column - 1]];
      if (square.every((other) => other === cell)) total += 3;
    }
  }
  const share = rows.join('').replaceAll('0', '').length / grid.length ** 2;
  return total + Math.floor(Math.abs(share * 100 - 50) / 5) * 10;
}
