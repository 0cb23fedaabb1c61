/** Accepted file types (api §6). */
export type FileKind = 'png' | 'jpg' | 'gif' | 'pdf';

/** Maximum file size: 2 MB, in bytes. */
export const LARGEST_FILE = 2 * 1024 * 1024;

export const PHOTO_KINDS = ['png', 'jpg', 'gif'] as const satisfies readonly FileKind[];
export const ATTACHMENT_KINDS = ['jpg', 'png', 'pdf'] as const satisfies readonly FileKind[];
/** Maximum number of attachments per ticket. */
export const MOST_ATTACHMENTS = 5;

/** Magic numbers; file name and MIME type are not trustworthy. */
const beginnings: Readonly<Record<FileKind, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Number of leading bytes that `kindOfBytes` needs. */
export const SIGNATURE_BYTES = 8;

/** File type by magic number, or null for an unsupported one. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const kinds = Object.keys(beginnings) as FileKind[];
  return kinds.find((kind) => beginnings[kind].every((byte, at) => bytes[at] === byte)) ?? null;
}

const types: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
};

export const typeOf = (kind: FileKind): string => types[kind];

/** `accept` attribute of a file input. */
export const acceptOf = (kinds: readonly FileKind[]) => kinds.map((kind) => types[kind]).join(',');
