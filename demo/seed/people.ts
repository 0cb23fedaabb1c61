import { createHash } from 'node:crypto';
import type { addresses, users } from '../db/schema';
import { hashPassword } from '../auth/passwords';

/** Password of all seeded accounts; printed at the start. */
export const demoPassword = 'demo1234';

export const demoAccount = {
  phone: '501234567',
  email: 'demo@marsa.example',
  password: demoPassword,
} as const;

/** Ids of the seeded accounts. */
export const userIds = { demo: 1, fresh: 2, unverified: 3, seller: 4, others: [5, 6, 7, 8, 9] } as const;

const accounts = [
  {
    name: 'Layla Haddad',
    phone: demoAccount.phone,
    email: demoAccount.email,
    gender: 'female',
    roles: ['customer'],
  },
  { name: 'Sami Rahman', phone: '502223344', email: 'new@marsa.example', gender: null, roles: ['customer'] },
  {
    name: 'Dina Farouk',
    phone: '503334455',
    email: 'unverified@marsa.example',
    gender: null,
    roles: ['customer'],
  },
  {
    name: 'Maya Lind',
    phone: '504445566',
    email: 'shop@marsa.example',
    gender: null,
    roles: ['customer', 'shop'],
  },
];

/** Shoppers whose messages fill the shops' conversations; they share the password. */
const others = [
  ['Nadia Karim', '505551101', 'nadia@marsa.example', 'female'],
  ['Peter Okafor', '505551102', 'peter@marsa.example', 'male'],
  ['مريم السويدي', '505551103', 'maryam@marsa.example', 'female'],
  ['Kian Rostami', '505551104', 'kian@marsa.example', 'male'],
  ['Julia Brandt', '505551105', 'julia@marsa.example', 'female'],
].map(([name = '', phone = '', email = '', gender = null]) => ({
  name,
  phone,
  email,
  gender,
  roles: ['customer'],
}));

/** Fixed salts make seeds reproducible; these passwords are public anyway. */
const saltFor = (email: string) => createHash('sha256').update(email).digest().subarray(0, 16);

export async function makeUsers(now: Date): Promise<(typeof users.$inferInsert)[]> {
  const created = new Date(now.getTime() - 200 * 86_400_000);
  return Promise.all(
    [...accounts, ...others].map(async (account, index) => ({
      ...account,
      id: index + 1,
      phoneCode: '971',
      country: 'United Arab Emirates',
      dateOfBirth: index === 0 ? '1992-04-17' : null,
      profilePhoto: `/media/avatar/${encodeURIComponent(account.name)}`,
      isActive: true,
      accountVerified: index + 1 !== userIds.unverified,
      passwordHash: await hashPassword(demoPassword, saltFor(account.email)),
      createdAt: created,
    })),
  );
}

export const addressSeeds: (typeof addresses.$inferInsert)[] = [
  {
    id: 1,
    userId: userIds.demo,
    name: 'Layla Haddad',
    phone: '501234567',
    area: 'Dubai Marina',
    flatNo: 'Apt 1204',
    postCode: '00000',
    addressLine: 'Marina Heights, Al Marsa Street',
    addressLine2: 'Dubai',
    addressType: 'home',
    isDefault: true,
    latitude: 25.0805,
    longitude: 55.1403,
  },
  {
    id: 2,
    userId: userIds.demo,
    name: 'Layla Haddad',
    phone: '501234567',
    area: 'Al Maryah Island',
    flatNo: 'Level 9',
    postCode: '00000',
    addressLine: 'Al Maryah Tower',
    addressLine2: 'Abu Dhabi',
    addressType: 'office',
    isDefault: false,
    latitude: null,
    longitude: null,
  },
  {
    id: 3,
    userId: userIds.seller,
    name: 'Maya Lind',
    phone: '504445566',
    area: 'Al Quoz',
    flatNo: 'Unit 7',
    postCode: null,
    addressLine: 'Warehouse 12, Street 8',
    addressLine2: 'Dubai',
    addressType: 'office',
    isDefault: true,
    latitude: null,
    longitude: null,
  },
];
