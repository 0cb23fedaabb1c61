import { demo } from '../support/demo';
import { leave, visit, waitFor } from '../support/visit';

afterEach(leave);

const meta = (property: string) => document.head.querySelector(`meta[property="${property}"]`);

it('names no preview picture of a page without one in a shop without a logo', async () => {
  await demo.settings({ app_logo: null, web_logo: null });
  await visit('/news');
  await waitFor(() => expect(meta('og:title')).toHaveAttribute('content', 'News'));
  expect(meta('og:image')).toBeNull();
});

it.each([
  ['en', 'en_US'],
  ['ir', 'fa_IR'],
])('names the language of a page in %s as link previews expect it', async (locale, name) => {
  localStorage.setItem('locale', locale);
  await visit('/news');
  await waitFor(() => expect(meta('og:locale')).toHaveAttribute('content', name));
});
