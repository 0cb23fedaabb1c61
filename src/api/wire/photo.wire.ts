import * as v from 'valibot';
import type { Photo } from '@/domain/photo';
import { safePicture } from '@/domain/safeHref';
import { optionalText, requiredText } from './lenient';

/** A photo with an address that no picture has is a broken item. */
export const photo = v.pipe(
  v.object({
    url: v.pipe(
      requiredText,
      v.check((url) => safePicture(url) !== null),
    ),
    thumbnail: optionalText,
  }),
  v.transform((wire): Photo => ({ url: wire.url, thumbnail: safePicture(wire.thumbnail) ?? wire.url })),
);
