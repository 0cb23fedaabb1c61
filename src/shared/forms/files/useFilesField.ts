import { useField } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import type { FileKind } from '@/domain/fileKind';
import type { StoredFile } from './takeFile';
import { useChosenFiles } from './useChosenFiles';

/** The files of a field, those that were refused, and how they change. */
export type FilesOfField = ReturnType<typeof useFilesField>;

/** State of a form's field with several files. */
export function useFilesField(name: string, kinds: readonly FileKind[], most: number) {
  const [{ value: files }, , { setValue }] = useField<readonly StoredFile[]>(name);
  // Several files may change before the next render.
  const current = useRef(files);
  useLayoutEffect(() => {
    current.current = files;
  }, [files]);
  const change = (next: readonly StoredFile[]) => {
    current.current = next;
    void setValue(next);
  };
  return { files, ...useChosenFiles({ files: () => current.current, change, kinds, most }) };
}
