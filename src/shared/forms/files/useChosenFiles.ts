import { useState } from 'react';
import type { FileKind } from '@/domain/fileKind';
import { forget } from '../../adapters';
import type { RefusedFile, StoredFile } from './takeFile';
import { NO_PICTURE, takeFiles } from './takeFile';

interface ChosenFilesOptions {
  /** The files at the time of the call. */
  files: () => readonly StoredFile[];
  change: (files: readonly StoredFile[]) => void;
  kinds: readonly FileKind[];
  most: number;
}

/** How several files are chosen and removed; each is validated when selected. */
export function useChosenFiles({ files, change, kinds, most }: ChosenFilesOptions) {
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const add = async (chosen: readonly File[]) => {
    const result = await takeFiles(chosen, kinds, most, () => files().length);
    setRefused(result.refused);
    change([...files(), ...result.taken]);
  };
  const drop = (file: StoredFile) => {
    forget(file);
    change(files().filter(({ secretRef }) => secretRef !== file.secretRef));
  };
  return {
    refused,
    clearRefused: () => setRefused([]),
    add: (chosen: readonly File[]) => void add(chosen),
    remove: (file: StoredFile) => {
      drop(file);
      setRefused([]);
    },
    /** The magic number matched, but the browser cannot decode the picture. */
    notShown: (file: StoredFile) => {
      drop(file);
      setRefused((before) => [...before, { file: file.name, text: NO_PICTURE }]);
    },
  };
}
