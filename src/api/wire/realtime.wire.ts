import * as v from 'valibot';
import type { SecretRef } from '@/shared/adapters';
import { storeSecret } from '@/shared/adapters';
import { id, optional, optionalText } from './lenient';

const signature = v.object({ auth: optionalText });

/**
 * `{auth}`, also below `data`. The signature is stored in the vault, so that no action or state contains it.
 */
export const channelAuthWire = v.pipe(
  v.object({ ...signature.entries, data: optional(signature) }),
  v.transform(({ auth, data }) => auth ?? data?.auth ?? ''),
  v.nonEmpty('no signature'),
  v.transform((text): SecretRef => storeSecret(text)),
);

/** A product of the user's stock alerts is back. */
export const incomingRestockWire = v.pipe(
  v.object({ product_id: id }),
  v.transform(({ product_id }) => product_id),
);
