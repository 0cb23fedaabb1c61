import { Hono } from 'hono';
import * as v from 'valibot';
import { eq, and } from 'drizzle-orm';
import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { products } from '../db/schema';
import { respond, signedIn, visitors, type Env, type UserEnv } from '../http/environment';
import { id, maybe, optionalText, required } from '../http/fields';
import { photosOf } from '../http/files';
import { formOf } from '../http/form';
import { bodyOf, pageOf, queryOf, textIn } from '../http/input';
import { badField, Refusal } from '../http/refusal';
import { agoText } from '../chat/ago';
import {
  conversationOf,
  countUnseen,
  findConversation,
  listConversations,
  markSeen,
  readMessages,
  writeMessage,
} from '../chat/chat.queries';
import { chatsJson, shopOfChat } from '../chat/chatJson';
import { expectReply } from '../chat/replies';
import { savePhotos } from '../uploads/pictures';

const side = v.optional(v.literal('user', 'The selected {field} is invalid.'), 'user');
const opening = v.object({ shop_id: id, user_id: id, type: side, product_id: maybe(id) });

/** Number of photos that a message may have. */
const mostPhotos = 4;
const sending = v.object({
  shop_id: id,
  message: optionalText(10_000),
  photos: photosOf(mostPhotos),
  type: side,
});

/** Chats between shoppers and shops (api §7). */
export function chatRoutes(backend: Backend) {
  async function knownShop(shopId: number) {
    const shop = (await lookupsOf(backend)).shops.get(shopId);
    if (!shop) throw badField('shop_id', 'The selected {field} is invalid.');
    return shop;
  }

  async function checkProduct(productId: number, shopId: number) {
    const [found] = await backend.database.db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.shopId, shopId)));
    if (!found) throw badField('product_id', 'The selected {field} is invalid.');
  }

  const unread = new Hono<Env>().get('/unread-messages', visitors(backend), async (c) => {
    const { user_id: userId } = queryOf(c, v.object({ user_id: id }));
    // 0 for other users, whose count is private.
    const isOwn = c.get('user')?.id === userId;
    return respond(c, { unread_messages: isOwn ? await countUnseen(backend, userId) : 0 });
  });

  const routes = new Hono<UserEnv>();
  for (const path of ['/get-shops', '/get-message', '/store-message', '/send-message']) {
    routes.use(path, signedIn(backend));
  }
  routes
    .get('/get-shops', async (c) => {
      const { shops } = await lookupsOf(backend);
      const now = backend.clock.now();
      const { rows, total } = await listConversations(
        backend,
        c.get('user').id,
        textIn(c, 'search'),
        pageOf(c, 20),
      );
      const data = rows.flatMap((row) => {
        const shop = shops.get(row.shopId);
        if (!shop) return [];
        return {
          id: row.id,
          shop: shopOfChat(shop, now),
          last_message: row.lastMessage,
          last_message_photos: row.lastPhotos,
          last_message_time: agoText(row.lastMessageAt, now, c.get('locale')),
          unread_message_user: row.unseen,
        };
      });
      return respond(c, { total, data });
    })
    .post('/store-message', async (c) => {
      const body = await bodyOf(c, opening);
      const { id: userId } = c.get('user');
      if (body.user_id !== userId) throw new Refusal(403, { text: 'This is somebody else’s conversation.' });
      await knownShop(body.shop_id);
      const { product_id: productId } = body;
      if (productId !== null) await checkProduct(productId, body.shop_id);
      await backend.database.transaction(async () => {
        const conversation = await conversationOf(backend, userId, body.shop_id);
        const [last] = await readMessages(backend, conversation.id, { limit: 1, offset: 0 });
        // Shows a product once, even if the chat is opened again from its page.
        if (productId === null || last?.productId === productId) return;
        await writeMessage(backend, conversation.id, { type: 'user', message: null, productId });
      });
      return respond(c);
    })
    .get('/get-message', async (c) => {
      const { shop_id: shopId } = queryOf(c, v.object({ shop_id: id }));
      await knownShop(shopId);
      const user = c.get('user');
      const page = pageOf(c, 20);
      const conversation = await findConversation(backend, user.id, shopId);
      if (!conversation) return respond(c, { data: [], message_photos: mostPhotos });
      const rows = await readMessages(backend, conversation.id, page);
      if (page.offset === 0) await markSeen(backend, conversation.id, 'user');
      const data = await chatsJson(backend, rows, { user, shopId, locale: c.get('locale') });
      return respond(c, { data, message_photos: mostPhotos });
    })
    .post('/send-message', async (c) => {
      const { message, photos: files, ...body } = await formOf(c, sending);
      if (message === null && files.length === 0) throw badField('message', required);
      const user = c.get('user');
      const locale = c.get('locale');
      const shop = await knownShop(body.shop_id);
      const written = await backend.database.transaction(async () => {
        const conversation = await conversationOf(backend, user.id, shop.id);
        const photos = await savePhotos(backend, user.id, files);
        const sent = { type: 'user', message, photos, productId: null } as const;
        const row = await writeMessage(backend, conversation.id, sent);
        await expectReply(backend, conversation.id, shop, message ?? '', locale);
        return row;
      });
      const [data] = await chatsJson(backend, [written], { user, shopId: shop.id, locale });
      return respond(c, { data });
    });
  return new Hono<Env>().route('/', unread).route('/', routes);
}
