import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
/** The setting that Node takes by itself; about 50 ms. Also that of hashes which do not say theirs. */
const usualWork = 2 ** 14;
/** In QA mode people are signed in by the hundred; nobody has to guess passwords that the README tells. */
const lightWork = 2 ** 8;
let work = usualWork;

/** New hashes of this process are made for QA: quickly. */
export function hashLightly(): void {
  work = lightWork;
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
  const key = await derive(password, salt, work);
  return `${salt.toString('base64url')}.${key.toString('base64url')}.${work}`;
}

/**
 * Also takes its time when there is no such user, so that the answer's delay tells nobody who has an account.
 */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', key = '', message = usualWork] = (stored ?? `..${work}`).split('.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(message));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
