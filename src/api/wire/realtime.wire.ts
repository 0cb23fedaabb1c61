import * as v from 'valibot';
import type { SecretRef } from '@/shared/adapters';
import { storeSecret } from '@/shared/adapters';
import { id, optional, optionalText, requiredText } from './lenient';
import { orderStatus } from './orderStatus.wire';

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

/** An order of the user has a new status. */
export const incomingOrderWire = v.pipe(
  v.object({ order_id: id, order_code: requiredText, order_status: orderStatus }),
  v.transform(({ order_id, order_code, order_status }) => ({
    id: order_id,
    code: order_code,
    status: order_status,
  })),
);
