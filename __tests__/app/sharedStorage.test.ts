import { withChecksum, withoutChecksum } from '@/app/persistence/checksum';
import { createSharedStorage } from '@/app/persistence/sharedStorage';

const KEY = 'persist:storefront';

const text = (slices: Record<string, unknown>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)])),
  );
const MARK = { version: 1 };
const mine = { appearance: 'light', cart: 'mine', search: 'mine', owner: 'me', _persist: MARK };

const stored = () => {
  const slices = JSON.parse(withoutChecksum(localStorage.getItem(KEY)) ?? '{}') as Record<string, string>;
  return Object.fromEntries(
    Object.entries(slices).map(([name, slice]) => [name, JSON.parse(slice) as unknown]),
  );
};
const writeAsOther = (slices: Record<string, unknown>) =>
  localStorage.setItem(KEY, withChecksum(text(slices)));

beforeEach(() => localStorage.clear());

async function opened() {
  const tab = createSharedStorage(null);
  await tab.setItem(KEY, text(mine));
  return tab;
}

it('writes only the slices that this tab has changed since its last write', async () => {
  const tab = await opened();
  writeAsOther({ ...mine, cart: 'theirs', search: 'theirs' });
  await tab.setItem(KEY, text({ ...mine, search: 'mine, again' }));
  expect(stored()).toEqual({ ...mine, cart: 'theirs', search: 'mine, again' });

  await tab.setItem(KEY, text({ ...mine, cart: 'mine, later', search: 'mine, again' }));
  expect(stored()).toEqual({ ...mine, cart: 'mine, later', search: 'mine, again' });
});

it('writes only the slices that this tab has changed since it was rehydrated', async () => {
  writeAsOther(mine);
  const tab = createSharedStorage(localStorage.getItem(KEY));
  writeAsOther({ ...mine, cart: 'theirs', search: 'theirs' });
  await tab.setItem(KEY, text({ ...mine, search: 'mine, again' }));
  expect(stored()).toEqual({ ...mine, cart: 'theirs', search: 'mine, again' });
});

it('keeps only what belongs to the device from the state of another user', async () => {
  const tab = await opened();
  writeAsOther({ ...mine, appearance: 'dark', cart: 'theirs', owner: 'another' });
  await tab.setItem(KEY, text({ ...mine, search: 'mine, again' }));
  expect(stored()).toEqual({ ...mine, appearance: 'dark', search: 'mine, again' });
});

it.each([
  ['of another release', withChecksum(text({ ...mine, cart: 'theirs', _persist: { version: 2 } }))],
  ['damaged', `${withChecksum(text({ ...mine, cart: 'theirs' }))} `],
  ['no JSON', 'theirs'],
  ['of another form', withChecksum('{"cart":7}')],
])('replaces stored state that is %s', async (_how, found) => {
  const tab = await opened();
  localStorage.setItem(KEY, found);
  await tab.setItem(KEY, text(mine));
  expect(stored()).toEqual(mine);
});

it('writes its state where the stored one was removed', async () => {
  const tab = await opened();
  localStorage.clear();
  await tab.setItem(KEY, text(mine));
  expect(stored()).toEqual(mine);
});
