import { ownEntry } from '@/domain/ownEntry';

/** Kind of personal text; decides the shape of its mask. */
export type Kind = 'name' | 'text' | 'contact' | 'place' | 'degrees' | 'date' | 'host';

interface Field {
  kind: Kind;
  /** The field is personal only in an object with one of these fields; omitted where it always is. */
  beside?: readonly string[];
}

const always = (kind: Kind): Field => ({ kind });

/** Fields of rows and states that hold personal texts. Names of shops and products are none. */
const FIELDS: Readonly<Record<string, Field>> = {
  // A person has one of the others, a file a reference; a shop, a product and a country have none.
  name: { kind: 'name', beside: ['phone', 'email', 'photo', 'profilePhoto', 'addressLine', 'secretRef'] },
  customerName: always('name'),
  senderName: always('name'),
  shopName: { kind: 'name', beside: ['banner'] },
  phone: always('contact'),
  mobile: always('contact'),
  whatsapp: always('contact'),
  messenger: always('contact'),
  email: always('contact'),
  sentTo: always('contact'),
  // Whom the latest one-time code was sent to.
  to: { kind: 'contact', beside: ['code'] },
  loginName: always('contact'),
  address: { kind: 'place', beside: ['mobile', 'banner'] },
  addressLine: always('place'),
  addressLine2: always('place'),
  area: always('place'),
  flatNo: always('place'),
  postCode: always('place'),
  latitude: always('degrees'),
  longitude: always('degrees'),
  dateOfBirth: always('date'),
  text: { kind: 'text', beside: ['side', 'shopId', 'senderId'] },
  lastMessage: always('text'),
  // Messages of the server have the same name.
  message: { kind: 'text', beside: ['subject', 'number'] },
  subject: always('text'),
  note: always('text'),
  description: { kind: 'text', beside: ['customerName', 'orderId', 'banner'] },
  pusherHost: always('host'),
};

/** Kind of the field `key` of an object; undefined if it holds no personal text. */
export function kindOf(key: string, owner: object): Kind | undefined {
  const field = ownEntry(FIELDS, key);
  if (!field) return undefined;
  return !field.beside || field.beside.some((name) => name in owner) ? field.kind : undefined;
}
