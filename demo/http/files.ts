import * as v from 'valibot';

export type FileKind = 'png' | 'jpg' | 'gif' | 'pdf';

export const contentTypes: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
};

/** The first bytes of each kind. Names and content types are ignored, because clients can send any. */
const beginnings: readonly (readonly [FileKind, Buffer])[] = [
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff])],
  ['gif', Buffer.from('GIF8', 'latin1')],
  ['pdf', Buffer.from('%PDF-', 'latin1')],
];

/** A file of a form. */
export class SentFile {
  constructor(
    readonly bytes: Buffer,
    /** Null for kinds that no field accepts. */
    readonly kind: FileKind | null,
  ) {}

  static async from(file: File): Promise<SentFile> {
    const bytes = Buffer.from(await file.arrayBuffer());
    const [kind] = beginnings.find(([, start]) => bytes.subarray(0, start.length).equals(start)) ?? [null];
    return new SentFile(bytes, kind);
  }
}

export const largestFile = 2 * 1024 * 1024;

/** A schema for a file of one of these kinds, of at most 2 MB (api §6). */
export const fileOf = <const Kinds extends readonly FileKind[]>(kinds: Kinds) =>
  v.pipe(
    v.instance(SentFile, 'The {field} must be a file.'),
    v.check(
      ({ kind }) => kind !== null && kinds.includes(kind),
      'The {field} is not a file of a kind that can be taken.',
    ),
    v.check(({ bytes }) => bytes.length <= largestFile, 'The {field} may not be larger than 2 MB.'),
  );

const photo = fileOf(['png', 'jpg', 'gif']);

/** A schema for up to `most` photos; none if the field is missing. */
export const photosOf = (most: number) =>
  v.optional(v.pipe(v.array(photo), v.maxLength(most, 'No more than {count} files can be sent.')), []);
