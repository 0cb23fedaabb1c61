import { useField } from 'formik';
import { useState } from 'react';
import type { FileKind } from '@/domain/fileKind';
import { forget } from '../../adapters';
import { useT } from '../../texts';
import type { StoredFile } from './takeFile';
import { NO_PICTURE, takeFile } from './takeFile';

/** The files of a field, those that were refused, and how they change. */
export type FilesOfField = ReturnType<typeof useFilesField>;

/** State of a field with several files; each is validated when selected. */
export function useFilesField(name: string, kinds: readonly FileKind[], most: number) {
  const t = useT();
  const [{ value: files }, , { setValue }] = useField<readonly StoredFile[]>(name);
  /** Rejected files with their error messages. */
  const [refused, setRefused] = useState<{ file: string; text: string }[]>([]);
  const add = async (chosen: readonly File[]) => {
    const results = await Promise.all(chosen.map((file) => takeFile(file, kinds)));
    const good = results.filter((one) => typeof one !== 'string');
    const room = most - files.length;
    good.slice(room).forEach(forget);
    const bad = results.flatMap((one, at) =>
      typeof one === 'string' ? [{ file: chosen[at]?.name ?? '', text: t(one) }] : [],
    );
    const tooMany = good.slice(room).map(({ name: file }) => ({
      file,
      text: t('No more than {count} files can be sent.', { count: most }),
    }));
    setRefused([...bad, ...tooMany]);
    await setValue([...files, ...good.slice(0, room)]);
  };
  const drop = (file: StoredFile, reason: { file: string; text: string }[]) => {
    forget(file);
    setRefused(reason);
    void setValue(files.filter((other) => other !== file));
  };
  return {
    files,
    refused,
    add: (chosen: readonly File[]) => void add(chosen),
    remove: (file: StoredFile) => drop(file, []),
    /** The magic number matched, but the browser cannot decode the picture. */
    notShown: (file: StoredFile) => drop(file, [{ file: file.name, text: t(NO_PICTURE) }]),
  };
}
