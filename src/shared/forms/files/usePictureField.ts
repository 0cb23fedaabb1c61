import { useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { PHOTO_KINDS } from '@/domain/fileKind';
import type { TextKey } from '@/domain/textKey';
import { forget } from '../../adapters';
import type { Refusals } from '../serverFields';
import type { KeptFile } from './takeFile';
import { NO_PICTURE, takeFile } from './takeFile';
import { usePreview } from './usePreview';

/** One chosen picture of a form: what is wrong with it, be it said here, by the form or by the server, and its preview. */
export function usePictureField(name: string) {
  const [{ value: chosen }, { error }, { setValue }] = useField<KeptFile | null>(name);
  const form = useFormikContext();
  const [problem, setProblem] = useState<TextKey | null>(null);
  const preview = usePreview(chosen);
  const refusal = (form.status as Refusals | undefined)?.[name];
  const refused = refusal && refusal.value === chosen ? refusal.text : null;
  const put = (next: KeptFile | null, wrong: TextKey | null = null) => {
    if (chosen) forget(chosen);
    setProblem(wrong);
    void setValue(next);
  };
  const take = ([file]: readonly File[]) => {
    if (!file) return;
    void takeFile(file, PHOTO_KINDS).then((taken) =>
      typeof taken === 'string' ? put(null, taken) : put(taken),
    );
  };
  return {
    chosen,
    preview,
    words: problem ?? refused ?? (form.submitCount > 0 ? (error ?? null) : null),
    take,
    takeBack: () => put(null),
    /** The bytes began as a picture's do, and yet the browser cannot show it. */
    notShown: () => put(null, NO_PICTURE),
  };
}
