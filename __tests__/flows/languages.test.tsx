import { languageChosen } from '@/features/locale';
import { createFormats } from '@/shared/texts';
import { setReload } from '@/shared/adapters';
import { choose } from '../support/chooseLanguage';
import { demo, demoOrigin } from '../support/demo';
import { collectReports } from '../support/externalServer';
import { holdResponses } from '../support/heldResponses';
import { productName } from '../support/productName';
import type { Visit } from '../support/visit';
import {
  leave,
  openTab,
  screen,
  untilResponses,
  visit,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

afterEach(async () => {
  setReload();
  await leave();
});

const root = () => document.documentElement;

/** Returns the language field of the top bar, whatever its role. */
const searchBox = () => screen.getByRole('combobox', { name: /Search for|ابحث|البحث/ });

/** Returns the number of requests for a language's texts. */
const requestsOf = (locale: string) =>
  globalThis.shopCalls.filter((call) => call.includes(`/lang/${locale}`)).length;

it('changes texts, names, numbers, money, direction and title together, and keeps page and typed text', async () => {
  const visitor = await visitSignedIn('/products/1/details?x=1');
  const english = await productName();
  await visitor.user.type(searchBox(), 'half a word');
  await choose(visitor, 'العربية');
  await waitFor(() => expect(root()).toHaveAttribute('dir', 'rtl'));
  // The texts are loaded before the page's direction changes.
  expect(screen.getAllByRole('button', { name: 'أضف إلى السلة' })[0]).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(english));
  const arabic = screen.getByRole('heading', { level: 1 }).textContent ?? '';
  await waitFor(() => expect(document.title).toContain(arabic));
  expect(root()).toHaveAttribute('lang', 'ar');
  expect(searchBox()).toHaveValue('half a word');
  expect(window.location.pathname + window.location.search).toBe('/products/1/details?x=1');
  expect(document.body).toHaveTextContent(
    createFormats('ar-EG', { symbol: '', position: 'prefix' }).number(1234567890).charAt(0),
  );
});

it('does not wait for the texts or the settings to request the names of the page', async () => {
  const visitor = await visit('/products/1/details');
  await productName();
  await untilResponses(visitor);
  const release = [holdResponses('/api/lang'), holdResponses('/api/master')];
  await choose(visitor, 'العربية');
  const requests = () => globalThis.shopCalls.filter((call) => call.startsWith('/api/product-details'));
  await waitFor(() => expect(requests()).toHaveLength(2));
  release.forEach((end) => end());
  await waitFor(() => expect(root()).toHaveAttribute('dir', 'rtl'));
});

it('"reloads localization data" on each change, and the label is the title of the language', async () => {
  const visitor = await visit('/news');
  await choose(visitor, 'العربية');
  expect(await screen.findByRole('button', { name: 'اللغة: العربية' })).toBeVisible();
  await choose(visitor, 'English');
  await waitFor(() => expect(root()).toHaveAttribute('dir', 'ltr'));
  await choose(visitor, 'العربية');
  await waitFor(() => expect(requestsOf('ar')).toBe(2));
  expect(window.localStorage.getItem('locale')).toBe('ar');
});

it('persists the locale as the page loads, also on a first visit in the default language', async () => {
  await demo.fault({ path: '/api/master', delayMs: 60_000 });
  expect(window.localStorage.getItem('locale')).toBeNull();
  await visit('/news');
  await waitFor(() => expect(window.localStorage.getItem('locale')).toBe('en'));
});

it('"default label English", also when there are no languages', async () => {
  await demo.settings({ languages: [] });
  const { user } = await visit('/news');
  await user.click(await screen.findByRole('button', { name: 'Language: English' }));
  expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
});

it('keeps English when a language file fails to load, and only logs the error', async () => {
  const { reports, stop } = collectReports();
  await demo.fault({ path: '/api/lang/ar', status: 404 });
  const visitor = await visit('/news');
  await choose(visitor, 'العربية');
  await waitFor(() => expect(root()).toHaveAttribute('dir', 'rtl'));
  expect(screen.getByRole('link', { name: 'Products' })).toBeVisible();
  stop();
  expect(reports).toEqual([expect.stringContaining('language file')]);
  expect(visitor.shop.store.getState().notices.log).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('"If the server’s app locale differs from the stored one, locale and direction are updated and the page reloads."', () => {
  const reload = jest.fn();
  beforeEach(() => {
    reload.mockClear();
    setReload(reload);
  });

  it('once if no language was chosen, and the next page uses it from its start', async () => {
    await demo.settings({ app_locale: 'ar' });
    const visitor = await visit('/news');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(window.localStorage.getItem('locale')).toBe('ar');
    await visitor.reload();
    expect(root()).toHaveAttribute('dir', 'rtl');
    expect(await screen.findByRole('button', { name: 'اللغة: العربية' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/\| Marsa$/));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  /** Waits until the settings are loaded and the sagas that depend on them have run. */
  const loaded = async ({ clock }: Visit) => {
    await waitFor(() => expect(globalThis.shopReplies).toContain('/api/master'));
    await waitFor(() => expect(document.title).toBe('News | Marsa'));
    await clock.advance(3000);
  };

  it.each(['en', 'ir'])('not when the shopper chose a language, even the default one: %s', async (chosen) => {
    // The language menu offers the server's languages; no language was requested before the choice.
    await demo.fault({ path: '/api/master', response: { data: { app_name: 'Marsa' } }, times: 2 });
    const first = await visit('/news');
    first.shop.store.dispatch(languageChosen({ locale: chosen, direction: chosen === 'en' ? 'ltr' : 'rtl' }));
    await waitFor(() => expect(window.localStorage.getItem('locale')).toBe(chosen));
    // Those of the start and of the choice.
    await waitFor(() =>
      expect(globalThis.shopReplies.filter((url) => url === '/api/master')).toHaveLength(2),
    );
    await demo.settings({ app_locale: 'ar' });
    globalThis.shopReplies = [];
    const again = await first.reload();
    await waitFor(() => expect(globalThis.shopReplies).toContain('/api/master'));
    await waitFor(() => expect(again.shop.store.getState().locale.lastAppLocale).toBe('ar'));
    expect(reload).not.toHaveBeenCalled();
    expect(window.localStorage.getItem('locale')).toBe(chosen);
  });

  it('not when the shopper chose a language in another tab, which this one follows with what is typed', async () => {
    await demo.settings({ app_locale: 'en' });
    const here = await visit('/contact-us');
    await here.user.type(await screen.findByLabelText(/^Subject/), 'A cup');
    const there = await openTab();
    await untilResponses(here);
    there.store.dispatch(languageChosen({ locale: 'ar', direction: 'rtl' }));
    await waitFor(() => expect(root()).toHaveAttribute('dir', 'rtl'));
    await untilResponses(here);
    expect(reload).not.toHaveBeenCalled();
    expect(window.localStorage.getItem('locale')).toBe('ar');
    expect(screen.getByDisplayValue('A cup')).toBeVisible();
  });

  it.each([
    ['of a visit before', (first: Visit) => first.reload()],
    [
      'of a visit of which nothing else is left',
      async (first: Visit) => {
        await first.shop.stop();
        window.localStorage.removeItem('persist:storefront');
        return visit('/news');
      },
    ],
  ])('when the persisted locale is the default, not a choice: %s', async (_how, again) => {
    await demo.settings({ app_locale: null });
    const first = await visit('/news');
    await loaded(first);
    expect(window.localStorage.getItem('locale')).toBe('en');
    await demo.settings({ app_locale: 'ar' });
    await again(first);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(window.localStorage.getItem('locale')).toBe('ar');
  });

  it('when the settings no longer list the chosen language', async () => {
    await demo.settings({ app_locale: 'en' });
    const first = await visit('/news');
    await choose(first, 'فارسی');
    await waitFor(() => expect(root()).toHaveAttribute('dir', 'rtl'));
    const { data } = (await (await fetch(`${demoOrigin}/api/master`)).json()) as {
      data: { languages: { name: string }[] };
    };
    const languages = data.languages.filter(({ name }) => name !== 'ir');
    await demo.fault({ path: '/api/master', response: { data: { ...data, languages } } });
    const again = await first.reload();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(window.localStorage.getItem('locale')).toBe('en');
    await again.reload();
    expect(root()).toHaveAttribute('dir', 'ltr');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('again when the server’s locale has changed since the last visit', async () => {
    const visitor = await visit('/news');
    await waitFor(() => expect(document.title).toBe('News | Marsa'));
    await choose(visitor, 'English');
    await demo.settings({ app_locale: 'ar' });
    await visitor.reload();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

it('uses the digits of the language, also for counts of the server and the cart', async () => {
  window.localStorage.setItem('locale', 'ir');
  const visitor = await visitSignedIn('/products/1/details');
  await screen.findByRole('heading', { level: 1 });
  const footer = await screen.findByRole('contentinfo');
  expect(await within(footer).findByText(/© [۰-۹]{4} /)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/\d(?:\.\d)?K /);
  const bag = await screen.findByRole('button', { name: /^سبد خرید من/ });
  expect(bag).toHaveTextContent(/[۰-۹]+٫[۰-۹]{2}/);
  expect(bag).not.toHaveTextContent(/\d/);
  expect(visitor.shop.store.getState().locale.locale).toBe('ir');
});
