import { clientOf, signIn, type Client } from './support/client';
import { pictureOf } from './support/files';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const volt = 2;

let client: Client;
beforeEach(async () => {
  client = await signIn(demo);
});

const chats = async (shopId: number) => (await client.get(`/get-message?shop_id=${shopId}`)).body.data.data;

it('takes photos with and without a text, as many as it says', async () => {
  const { message_photos: most } = (await client.get(`/get-message?shop_id=${volt}`)).body.data;
  const photo = await pictureOf(2000, 1000);
  const sent = { shop_id: String(volt), type: 'user' };
  const several = Array.from({ length: most }, () => photo);
  expect((await client.form('/send-message', { ...sent, photos: several })).status).toBe(200);
  const { body } = await client.form('/send-message', { ...sent, message: 'In blue?', photos: [photo] });
  const [withText, alone] = await chats(volt);
  expect(body.data.data).toEqual(withText);
  expect(withText).toMatchObject({ message: 'In blue?', photos: [{ width: 1600, height: 800 }] });
  expect(alone).toMatchObject({ message: null, type: 'user' });
  expect(alone?.photos).toHaveLength(most);
  expect((await client.open(alone?.photos[0]?.url ?? '')).headers.get('Content-Type')).toBe('image/webp');
  const [row] = (await client.get('/get-shops')).body.data.data;
  expect(row).toMatchObject({ last_message: 'In blue?', last_message_photos: 1 });

  const refused = async (photos: Blob[]) => {
    const { status, body: reason } = await client.form('/send-message', { ...sent, photos });
    return [status, Object.keys(reason.errors ?? {})];
  };
  expect(await refused([...several, photo])).toEqual([422, ['photos']]);
  expect(await refused([new Blob(['<svg/>'])])).toEqual([422, ['photos']]);
  expect(await refused([])).toEqual([422, ['message']]);
  await clientOf(demo).post('/qa/clock', { offsetMs: 60_000 });
  expect((await chats(volt))[0]?.type).toBe('shop');
});

it('has photos of shops at URLs that exist', async () => {
  const rows = (await client.get('/get-shops?per_page=50')).body.data.data;
  const logs = await Promise.all(rows.map(({ shop }) => chats(shop.id)));
  const photo = logs.flat().find(({ type, photos }) => type === 'shop' && photos.length > 0)?.photos[0];
  expect((await client.open(photo?.url ?? '')).status).toBe(200);
  expect((await client.open(photo?.thumbnail ?? '')).status).toBe(200);
});

it('takes photos of almost 2 MB', async () => {
  const photo = await pictureOf(2000, 1000);
  const padded = new Blob([photo, new Uint8Array(1_900_000)], { type: 'image/png' });
  const sent = { shop_id: String(volt), type: 'user' };
  expect((await client.form('/send-message', { ...sent, photos: [padded] })).status).toBe(200);
});
