import * as v from 'valibot';
import type { Photo } from '@/domain/photo';
import { safePicture } from '@/domain/safeHref';
import { list, optionalText, requiredText } from './lenient';

/** A photo with an address that no picture has is a broken item. */
const photo = v.pipe(
  v.object({
    url: v.pipe(
      requiredText,
      v.transform((url) => safePicture(url)),
      v.string(),
    ),
    thumbnail: optionalText,
  }),
  v.transform((wire): Photo => ({ url: wire.url, thumbnail: safePicture(wire.thumbnail) ?? wire.url })),
);

/** More than any form takes; a server's mistake must not fill the page. */
const MOST_SHOWN = 20;

/** Photos that a person has sent, without broken ones. */
export const photos = v.pipe(
  list(photo),
  v.transform((all) => all.slice(0, MOST_SHOWN)),
);
