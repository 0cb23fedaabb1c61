import { CONTENT_WIDTH, styles, type Paragraph, type Sheet } from './sheet';

interface Column {
  label: string;
  /** In points. */
  width: number;
  align?: 'start' | 'end';
}

const GAP = 16;
const PADDING = 6;

/** A table whose head is repeated on every page and whose rows are never split. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Paragraph[])[][],
) {
  const placed = columns.map((column, index) => ({
    ...column,
    start: columns.slice(0, index).reduce((sum, { width }) => sum + width, 0),
    width: column.width - (index < columns.length - 1 ? GAP : 0),
  }));
  const draw = (cells: readonly (readonly Paragraph[])[]) => {
    sheet.space(PADDING);
    sheet.columns(placed.map((column, index) => ({ ...column, paragraphs: cells[index] ?? [] })));
    sheet.space(PADDING);
    sheet.rule();
  };
  const head = columns.map(({ label }) => [[label, styles.label] as const]);
  draw(head);
  for (const cells of rows) {
    const heights = placed.map(({ width }, index) => sheet.heightOf(cells[index] ?? [], width));
    if (sheet.ensure(Math.max(...heights) + 2 * PADDING)) draw(head);
    draw(cells);
  }
}

export interface Sum {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/**
 * Labels with their amounts, kept together on one page, at the end side of the page or over its whole width.
 */
export function drawSums(sheet: Sheet, sums: readonly Sum[], width = CONTENT_WIDTH) {
  const start = CONTENT_WIDTH - width;
  const half = width / 2;
  const styleOf = ({ isTotal }: Sum) => (isTotal ? styles.total : styles.text);
  const heightOf = (sum: Sum) =>
    Math.max(
      sheet.heightOf([[sum.label, styleOf(sum)]], half - GAP),
      sheet.heightOf([[sum.amount, styleOf(sum)]], half),
    );
  sheet.ensure(sums.reduce((total, sum) => total + heightOf(sum) + 2 * PADDING, 0));
  for (const sum of sums) {
    const style = styleOf(sum);
    sheet.space(PADDING);
    sheet.columns([
      { start, width: half - GAP, paragraphs: [[sum.label, style]] },
      { start: start + half, width: half, align: 'end', paragraphs: [[sum.amount, style]] },
    ]);
    sheet.space(PADDING);
    if (!sum.isTotal) sheet.rule(start, width);
  }
}
