import type { FileKind } from '@/domain/fileKind';
import { kindOfBytes, LARGEST_FILE, TELLING_BYTES } from '@/domain/fileKind';
import type { TextKey } from '@/domain/textKey';
import type { Sealed } from '../../adapters';
import { seal } from '../../adapters';

/** A chosen file: the file itself is in the vault, so this may stand in forms, drafts and events. */
export interface KeptFile extends Sealed {
  name: string;
  /** In bytes. */
  size: number;
  kind: FileKind;
}

export const TOO_BIG: TextKey = 'This file is larger than 2 MB.';
export const NO_PICTURE: TextKey = 'This file is not a picture that we can show. Choose a PNG, JPG or GIF.';
const FALSE_KIND: TextKey = 'Only JPG, PNG and PDF files can be attached.';

/** Looks at a file before it is sent: at its first bytes, not at its name. Answers it put away, or what is wrong with it. */
export async function takeFile(file: File, kinds: readonly FileKind[]): Promise<KeptFile | TextKey> {
  const bytes = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer());
  const kind = kindOfBytes(bytes);
  if (kind === null || !kinds.includes(kind)) return kinds.includes('pdf') ? FALSE_KIND : NO_PICTURE;
  if (file.size > LARGEST_FILE) return TOO_BIG;
  return { ...seal(file), name: file.name, size: file.size, kind };
}
