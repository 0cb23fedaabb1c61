import { configureStore } from '@reduxjs/toolkit';
import { api } from '@/api';
import { contactApi } from '@/api/endpoints/contact.endpoints';

const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

const message = { name: 'Sami', phone: '501', subject: 'Cups', message: 'Thank you' };

it('takes a 204 as the success of a write, so that nothing is sent twice', async () => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 204 }));
  const sent = createStore().dispatch(contactApi.endpoints.sendContactMessage.initiate(message));
  expect(await sent).toEqual({ data: null });
});

it('takes a 204 as no response to a read', async () => {
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 204 }));
  const read = createStore().dispatch(
    contactApi.endpoints.getContact.initiate(undefined, { subscribe: false }),
  );
  expect((await read).error).toMatchObject({ kind: 'unreadable' });
});
