import { readFileSync } from 'node:fs';
import { unpackWoff } from './unpackWoff';
import {
  directionOf,
  plainText,
  visualRuns,
  type Direction,
  type Subset,
  type VisualRun,
} from './visualRuns';

export interface TextStyle {
  /** In points. */
  size: number;
  color: string;
  isBold?: boolean;
}

/** A line of a paragraph. */
export interface Line {
  text: string;
  /**
   * Direction of the whole paragraph, so that an amount or a product name keeps its own direction in a
   * document of the other one.
   */
  direction: Direction;
  /** In points. */
  width: number;
}

const fontFiles = {
  'arabic-400': require.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff'),
  'arabic-700': require.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-700-normal.woff'),
  'latin-400': require.resolve('@fontsource/vazirmatn/files/vazirmatn-latin-400-normal.woff'),
  'latin-700': require.resolve('@fontsource/vazirmatn/files/vazirmatn-latin-700-normal.woff'),
  'latin-ext-400': require.resolve('@fontsource/vazirmatn/files/vazirmatn-latin-ext-400-normal.woff'),
  'latin-ext-700': require.resolve('@fontsource/vazirmatn/files/vazirmatn-latin-ext-700-normal.woff'),
} satisfies Record<`${Subset}-${400 | 700}`, string>;

const unpackedFonts = new Map<string, Buffer>();

/** Cached: the next document reuses the unpacked fonts. */
function fontAt(path: string): Buffer {
  const font = unpackedFonts.get(path) ?? unpackWoff(readFileSync(path));
  unpackedFonts.set(path, font);
  return font;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** With a list of features, even an empty one, pdfkit shapes a run as a whole, not word by word. */
const wholeRun = { features: [] };

/** Splits a word into pieces that each fit into a line. */
function brokenWord(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/** Measures, wraps and draws lines of any mixture of Latin, Arabic and Persian. */
export class TextPainter {
  /** Widths at 1 point, by font and text: shaping takes most of a document's time. */
  private readonly widths = new Map<string, number>();

  constructor(private readonly document: PDFKit.PDFDocument) {
    for (const [name, path] of Object.entries(fontFiles)) document.registerFont(name, fontAt(path));
  }

  /** Breaks text into lines of at most this width; a longer word is broken between letters. */
  lines(text: string, width: number, style: TextStyle): Line[] {
    const paragraph = plainText(text);
    if (paragraph === '') return [];
    const direction = directionOf(paragraph);
    const lineOf = (piece: string): Line => ({
      text: piece,
      direction,
      width: visualRuns(piece, direction).reduce((sum, run) => sum + this.runWidth(run, style), 0),
    });
    const fits = (piece: string) => lineOf(piece).width <= width;
    const lines: string[] = [];
    let current = '';
    for (const piece of paragraph.split(' ').flatMap((word) => brokenWord(word, fits))) {
      const longer = current === '' ? piece : `${current} ${piece}`;
      if (current !== '' && !fits(longer)) {
        lines.push(current);
        current = piece;
      } else current = longer;
    }
    return [...lines, current].map(lineOf);
  }

  draw({ text, direction }: Line, left: number, baseline: number, style: TextStyle): void {
    let x = left;
    this.document.fillColor(style.color);
    for (const run of visualRuns(text, direction)) {
      this.withFont(run, style).text(run.text, x, baseline, {
        ...wholeRun,
        lineBreak: false,
        baseline: 'alphabetic',
      });
      x += this.runWidth(run, style);
    }
  }

  private runWidth(run: VisualRun, style: TextStyle): number {
    const key = `${run.subset} ${style.isBold ?? false} ${run.text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = this.withFont(run, { ...style, size: 1 }).widthOfString(run.text, wholeRun);
      this.widths.set(key, width);
    }
    return width * style.size;
  }

  private withFont({ subset }: VisualRun, { size, isBold }: TextStyle) {
    return this.document.font(`${subset}-${isBold ? 700 : 400}`).fontSize(size);
  }
}
