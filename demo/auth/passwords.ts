import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
/** The setting that Node takes by itself; about 50 ms. */
const cost = { N: 2 ** 14, r: 8, p: 1 };

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyLength,
      { ...cost, maxmem: 64 * 1024 * 1024 },
      (problem, key) => (problem ? reject(problem) : resolve(key)),
    );
  });

/** `salt.key`, both base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Also takes its time when there is no such user, so that the answer's delay tells nobody who has an account. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? '').split('.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
