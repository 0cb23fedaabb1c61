import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
/** Node's default cost of scrypt, about 50 ms. Also assumed for hashes that do not include theirs. */
const usualCost = 2 ** 14;
/** Low cost for QA mode, in which hundreds of users sign in with public passwords. */
const lowCost = 2 ** 8;
let currentCost = usualCost;

/** Uses the low cost for new hashes of this process. QA only. */
export function hashLightly(): void {
  currentCost = lowCost;
}

const derive = (password: string, salt: Buffer, N: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyLength,
      { N, r: 8, p: 1, maxmem: 64 * 1024 * 1024 },
      (problem, key) => (problem ? reject(problem) : resolve(key)),
    );
  });

/** `salt.key.work`, salt and key base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, currentCost);
  return `${salt.toString('base64url')}.${key.toString('base64url')}.${currentCost}`;
}

/**
 * Takes the same time for an unknown user, so that the response time does not reveal which accounts exist.
 */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = '', cost = usualCost] = (stored ?? `..${currentCost}`).split('.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
