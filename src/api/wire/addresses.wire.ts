import * as v from 'valibot';
import type { Address } from '@/domain/session';
import { dataOf, flag, id, optional, optionalNumber, optionalText, rows, text } from './lenient';

const addressFields = {
  name: text,
  phone: text,
  area: optionalText,
  flat_no: optionalText,
  post_code: optionalText,
  address_line: text,
  address_line2: optionalText,
  address_type: text,
  is_default: flag,
  latitude: optionalNumber,
  longitude: optionalNumber,
};

const wireAddress = v.object({ id, ...addressFields });

const toAddress = (wire: v.InferOutput<typeof wireAddress>): Address => ({
  id: wire.id,
  name: wire.name,
  phone: wire.phone,
  area: wire.area,
  flatNo: wire.flat_no,
  postCode: wire.post_code,
  addressLine: wire.address_line,
  addressLine2: wire.address_line2,
  addressType: wire.address_type,
  isDefault: wire.is_default,
  latitude: wire.latitude,
  longitude: wire.longitude,
});

const address = v.pipe(wireAddress, v.transform(toAddress));

/** Address of an order: displayed only, so that one that has been deleted needs no id. */
export const orderAddress = v.pipe(
  v.object({ id: v.fallback(id, 0), ...addressFields }),
  v.transform(toAddress),
);

/** Saved address; null if the server only confirms the request. */
export const storedAddressWire = dataOf(
  v.pipe(
    v.object({ address: optional(address) }),
    v.transform((wire): Address | null => wire.address),
  ),
);

export const addressesWire = dataOf(
  v.pipe(
    v.object({ addresses: rows(address) }),
    v.transform(({ addresses }) => addresses),
  ),
);
