import { inflateSync } from 'node:zlib';

/** Text on one height of a page, as it is drawn: from left to right, whatever direction it is read in. */
export interface PdfRow {
  page: number;
  /** In points from the left edge of the page. */
  left: number;
  text: string;
}

interface PdfObject {
  dictionary: string;
  content: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1');
  const found = source.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:stream\n([\s\S]*?)\nendstream\n)?endobj/g);
  return new Map(
    [...found].map(([, id = '', dictionary = '', stream = '']) => {
      const isPacked = dictionary.includes('/FlateDecode') && stream !== '';
      const content = isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
      return [id, { dictionary, content }];
    }),
  );
}

const glyphIdsOf = (hex: string) => hex.match(/.{4}/g) ?? [];

/** Reads the text of a document that pdfkit has written, by its fonts' own tables of characters. */
export function rowsOfPdf(pdf: Buffer): PdfRow[] {
  const objects = objectsOf(pdf);
  const object = (id: string | undefined) => objects.get(id ?? '') ?? { dictionary: '', content: '' };
  const reference = ({ dictionary }: PdfObject, name: string) =>
    object(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]);

  const charactersOf = (font: PdfObject) => {
    const [, list = ''] =
      /beginbfrange\n<0000> <\w+> \[(.*?)\]/.exec(reference(font, 'ToUnicode').content) ?? [];
    return [...list.matchAll(/<([\w ]+)>/g)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => parseInt(code, 16))),
    );
  };

  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return pages.flatMap((page, index) => {
    const fonts = new Map(
      [...reference(page, 'Resources').dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name = '', id]) => [name, charactersOf(object(id))] as const,
      ),
    );
    const drawn = reference(page, 'Contents').content.matchAll(
      /1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) \S+ Tf\n\[(.*?)\] TJ/g,
    );
    const rows = new Map<string, { left: number; text: string }[]>();
    for (const [, x = '', y = '', font = '', glyphs = ''] of drawn) {
      const ids = [...glyphs.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => glyphIdsOf(hex));
      const text = ids.map((id) => fonts.get(font)?.[parseInt(id, 16)] ?? '').join('');
      rows.set(y, [...(rows.get(y) ?? []), { left: Number(x), text }]);
    }
    return [...rows.values()].map((runs) => {
      const ordered = runs.sort((a, b) => a.left - b.left);
      return {
        page: index + 1,
        left: ordered[0]?.left ?? 0,
        text: ordered.map(({ text }) => text).join(''),
      };
    });
  });
}

/** Arabic text as it is drawn from left to right. */
export const drawnArabic = (text: string) => [...text].reverse().join('');
