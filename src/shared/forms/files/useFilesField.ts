import { useField } from 'formik';
import type { FileKind } from '@/domain/fileKind';
import type { StoredFile } from './takeFile';
import { useChosenFiles } from './useChosenFiles';

/** The files of a field, those that were refused, and how they change. */
export type FilesOfField = ReturnType<typeof useFilesField>;

/** State of a form's field with several files. */
export function useFilesField(name: string, kinds: readonly FileKind[], most: number) {
  const [{ value: files }, , { setValue }] = useField<readonly StoredFile[]>(name);
  const change = (next: readonly StoredFile[]) => void setValue(next);
  return { files, ...useChosenFiles({ files: () => files, change, kinds, most }) };
}
