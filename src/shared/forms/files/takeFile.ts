import type { FileKind } from '@/domain/fileKind';
import { kindOfBytes, LARGEST_FILE, SIGNATURE_BYTES } from '@/domain/fileKind';
import type { TextKey } from '@/domain/textKey';
import type { SecretRef } from '../../adapters';
import { forget, storeSecret } from '../../adapters';

/** Selected file. Its content is in the vault, so this reference may be part of forms, drafts and actions. */
export interface StoredFile extends SecretRef {
  name: string;
  /** Size in bytes. */
  size: number;
  kind: FileKind;
}

export const TOO_BIG: TextKey = 'This file is larger than 2 MB.';
export const NO_PICTURE: TextKey = 'This file is not a picture that we can show. Choose a PNG, JPG or GIF.';
const WRONG_TYPE: TextKey = 'Only JPG, PNG and PDF files can be attached.';

/**
 * Validates a file by its magic number, not its name, and stores it in the vault; returns it, or an error
 * message key.
 */
export async function takeFile(file: File, kinds: readonly FileKind[]): Promise<StoredFile | TextKey> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const kind = kindOfBytes(bytes);
  if (kind === null || !kinds.includes(kind)) return kinds.includes('pdf') ? WRONG_TYPE : NO_PICTURE;
  if (file.size > LARGEST_FILE) return TOO_BIG;
  return { ...storeSecret(file), name: file.name, size: file.size, kind };
}

/** A file that was not taken, and the reason. */
export interface RefusedFile {
  file: string;
  text: TextKey;
  values?: Record<string, number>;
}

/** A file beyond the number that may be sent. */
export const tooMany = (file: string, most: number): RefusedFile => ({
  file,
  text: 'No more than {count} files can be sent.',
  values: { count: most },
});

/** Validates several files and stores those that are good; no more than `most` with those of before. */
export async function takeFiles(
  chosen: readonly File[],
  kinds: readonly FileKind[],
  most: number,
  /** Number of files chosen before, when these are read. */
  countBefore = () => 0,
): Promise<{ taken: StoredFile[]; refused: RefusedFile[] }> {
  const results = await Promise.all(chosen.map((file) => takeFile(file, kinds)));
  const good = results.filter((one) => typeof one !== 'string');
  const room = Math.max(0, most - countBefore());
  const rest = good.slice(room);
  rest.forEach(forget);
  return {
    taken: good.slice(0, room),
    refused: [
      ...results.flatMap((one, at) =>
        typeof one === 'string' ? [{ file: chosen[at]?.name ?? '', text: one }] : [],
      ),
      ...rest.map(({ name }) => tooMany(name, most)),
    ],
  };
}
