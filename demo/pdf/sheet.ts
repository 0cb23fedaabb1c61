import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { direction, intlTag, type Locale } from '../languages';
import { translate } from '../texts';
import { TextPainter, type TextStyle } from './textPainter';

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const LINE_HEIGHT = 1.5;
/** Where the footer begins. */
const BOTTOM = PAGE.height - 72;
const RULE = '#e3e3de';
const INK = '#1a1a18';
const MUTED = '#5c5c56';

export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;

export const styles = {
  text: { size: 10, color: INK },
  strong: { size: 10, color: INK, isBold: true },
  label: { size: 8.5, color: MUTED },
  title: { size: 20, color: INK, isBold: true },
  total: { size: 12, color: INK, isBold: true },
} as const satisfies Record<string, TextStyle>;

interface SheetOptions {
  locale: Locale;
  title: string;
  orderCode: string;
  /** The shop's name. */
  appName: string;
  /** Color of the rule and the shop's name, such as `#0f7a5f`. */
  color: string;
  createdAt: Date;
}

/**
 * Position of text in points from the edge where lines begin: the left one, or the right one in Arabic and
 * Persian.
 */
interface Box {
  start: number;
  width: number;
  align?: 'start' | 'end';
}

export type Paragraph = readonly [text: string, style: TextStyle];

/** An A4 document, filled from top to bottom over as many pages as needed. */
export class Sheet {
  private y = MARGIN;
  private readonly isRtl: boolean;
  private readonly painter: TextPainter;
  private readonly document: PDFKit.PDFDocument;

  constructor(private readonly options: SheetOptions) {
    const { locale, title, orderCode, appName, createdAt } = options;
    this.isRtl = direction[locale] === 'rtl';
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: intlTag[locale],
      displayTitle: true,
      info: { Title: `${title} ${orderCode}`, Author: appName, CreationDate: createdAt, ModDate: createdAt },
    });
    this.painter = new TextPainter(this.document);
    this.header();
  }

  /** Moves down, in points. */
  space(points: number): void {
    this.y += points;
  }

  /** Starts a new page if less than this height is left; returns whether it did. */
  ensure(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.document.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Height of paragraphs in a column of this width. */
  heightOf(paragraphs: readonly Paragraph[], width: number): number {
    return paragraphs.reduce(
      (sum, [text, style]) => sum + this.painter.lines(text, width, style).length * style.size * LINE_HEIGHT,
      0,
    );
  }

  /** Draws columns side by side below the current position. */
  columns(columns: readonly (Box & { paragraphs: readonly Paragraph[] })[]): void {
    const heights = columns.map((column) => this.write(column.paragraphs, column));
    this.y += Math.max(0, ...heights);
  }

  rule(start = 0, width = CONTENT_WIDTH): void {
    this.line(this.y, start, width, RULE, 0.75);
  }

  async finish(): Promise<Buffer> {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; count > 1 && page < count; page += 1) {
      this.document.switchToPage(page);
      this.footer(page + 1, count);
    }
    this.document.end();
    return buffer(this.document);
  }

  private header(): void {
    const { title, appName, color } = this.options;
    const half = CONTENT_WIDTH / 2 - 12;
    this.columns([
      { start: 0, width: half, paragraphs: [[title, styles.title]] },
      {
        start: half + 24,
        width: half,
        align: 'end',
        paragraphs: [[appName, { ...styles.title, color }]],
      },
    ]);
    this.space(10);
    this.line(this.y, 0, CONTENT_WIDTH, color, 1.5);
    this.space(20);
  }

  private footer(page: number, pages: number): void {
    const { locale, title, orderCode } = this.options;
    const half = CONTENT_WIDTH / 2;
    this.y = PAGE.height - 52;
    this.rule();
    this.space(8);
    const label = translate(locale, { text: 'Page {page} of {pages}', params: { page, pages } });
    this.columns([
      { start: 0, width: half, paragraphs: [[`${title} ${orderCode}`, styles.label]] },
      { start: half, width: half, align: 'end', paragraphs: [[label, styles.label]] },
    ]);
  }

  /** Writes from the current height; returns the height of the text. */
  private write(paragraphs: readonly Paragraph[], { start, width, align = 'start' }: Box): number {
    const isAtLeft = (align === 'start') !== this.isRtl;
    let height = 0;
    for (const [text, style] of paragraphs) {
      for (const line of this.painter.lines(text, width, style)) {
        const room = isAtLeft ? 0 : width - line.width;
        const baseline = this.y + height + style.size * 1.1;
        this.painter.draw(line, this.leftOf(start, width) + room, baseline, style);
        height += style.size * LINE_HEIGHT;
      }
    }
    return height;
  }

  private line(y: number, start: number, width: number, color: string, thickness: number): void {
    const left = this.leftOf(start, width);
    this.document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  }

  private leftOf(start: number, width: number): number {
    return this.isRtl ? PAGE.width - MARGIN - start - width : MARGIN + start;
  }
}
