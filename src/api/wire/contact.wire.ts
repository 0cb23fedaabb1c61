import * as v from 'valibot';
import type { Contact } from '@/domain/contact';
import { dataOf, optionalText } from './loose';

export const contactWire = dataOf(
  v.pipe(
    v.object({ phone: optionalText, email: optionalText, whatsapp: optionalText, messenger: optionalText }),
    v.transform((wire): Contact => wire),
  ),
);

/** The server's thanks stand beside the envelope's data. */
export const thanksWire = v.pipe(
  v.fallback(v.looseObject({ message: optionalText }), { message: null }),
  v.transform(({ message }) => message),
);
