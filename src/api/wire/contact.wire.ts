import * as v from 'valibot';
import type { Contact } from '@/domain/contact';
import { dataOf, optionalText } from './lenient';

export const contactWire = dataOf(
  v.pipe(
    v.object({ phone: optionalText, email: optionalText, whatsapp: optionalText, messenger: optionalText }),
    v.transform((wire): Contact => wire),
  ),
);

/** The confirmation text is the envelope's message. */
export const thanksWire = v.pipe(
  v.fallback(v.looseObject({ message: optionalText }), { message: null }),
  v.transform(({ message }) => message),
);
