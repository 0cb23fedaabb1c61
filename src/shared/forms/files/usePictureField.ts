import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { PHOTO_KINDS } from '@/domain/fileKind';
import type { TextKey } from '@/domain/textKey';
import { forget } from '../../adapters';
import { useRefusal } from '../useRefusal';
import type { StoredFile } from './takeFile';
import { NO_PICTURE, takeFile } from './takeFile';
import { usePreview } from './usePreview';

/**
 * State of a picture field: selected file, preview, and the error of the file check, the form or the server.
 */
export function usePictureField(name: string) {
  const [{ value: chosen }, { error }, { setValue }] = useField<StoredFile | null>(name);
  const { submitCount } = useFormikContext();
  const [problem, setProblem] = useState<TextKey | null>(null);
  const preview = usePreview(chosen);
  const refused = useRefusal(name, chosen);
  const replace = (next: StoredFile | null, wrong: TextKey | null = null) => {
    if (chosen) forget(chosen);
    setProblem(wrong);
    void setValue(next);
  };
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    void takeFile(file, PHOTO_KINDS).then((taken) =>
      typeof taken === 'string' ? replace(null, taken) : replace(taken),
    );
  };
  return {
    chosen,
    preview,
    label: problem ?? refused ?? (submitCount > 0 ? (error ?? null) : null),
    take,
    takeBack: () => replace(null),
    /** The magic number matched, but the browser cannot decode the picture. */
    notShown: () => replace(null, NO_PICTURE),
  };
}
