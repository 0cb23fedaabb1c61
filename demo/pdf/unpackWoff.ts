import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Converts a WOFF font to TrueType (https://www.w3.org/TR/WOFF/). pdfkit reads WOFF as well, but decompresses
 * each table again for every glyph, which takes most of a document's time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const packedTable = woff.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(packedTable) : packedTable;
    return { tag: woff.subarray(entry, entry + 4), checksum: woff.readUInt32BE(entry + 16), data };
  });

  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  const selector = Math.floor(Math.log2(count));
  const range = 16 * 2 ** selector;
  [count, range, selector, count * 16 - range].forEach((value, index) =>
    header.writeUInt16BE(value, 4 + 2 * index),
  );

  const chunks: Buffer[] = [header];
  let offset = header.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(header, entry);
    [checksum, offset, data.length].forEach((value, field) =>
      header.writeUInt32BE(value, entry + 4 + 4 * field),
    );
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    chunks.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(chunks);
}
