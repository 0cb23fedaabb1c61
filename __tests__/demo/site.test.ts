import { brotliDecompressSync } from 'node:zlib';
import { request, type IncomingMessage } from 'node:http';
import { settingsStore } from '../../demo/settings/store';
import { clientOf } from './support/client';
import { matching } from './support/matchers';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

const shades = ['', 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((shade) => `primary${shade}`);

describe('settings', () => {
  it('contain everything that the storefront needs to start', async () => {
    const { data } = (await client.get('/master')).body;
    expect(data).toMatchObject({
      app_name: 'Marsa',
      app_locale: 'en',
      currency: { symbol: 'AED', position: 'prefix' },
      multi_vendor: true,
      show_download_app: true,
      timezone: 'UTC',
    });
    expect(Object.keys(data.theme_colors)).toEqual(expect.arrayContaining(shades));
    expect(Object.values(data.theme_colors)).toEqual(shades.map(() => matching(/^#[0-9a-f]{6}$/)));
    expect(data.languages.map((language) => [language.name, language.direction])).toEqual([
      ['en', 'ltr'],
      ['ar', 'rtl'],
      ['ir', 'rtl'],
    ]);
    expect(data.payment_gateways.filter((gateway) => gateway.is_active)).toHaveLength(1);
  });

  it('make the manifest of the installed app, with pictures of the logo', async () => {
    await client.post('/qa/master', { app_name: 'Suq', app_locale: 'ar' });
    const manifest = await fetch(`${demo.origin}/manifest.webmanifest`);
    expect(manifest.headers.get('Content-Type')).toContain('application/manifest+json');
    const { icons, ...app } = (await manifest.json()) as { icons: { src: string; sizes: string }[] };
    expect(app).toMatchObject({ name: 'Suq', dir: 'rtl', display: 'standalone', theme_color: '#062a22' });
    for (const { src, sizes } of icons) {
      const png = Buffer.from(await (await fetch(`${demo.origin}${src}`)).arrayBuffer());
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    await client.post('/qa/reset');
  });

  it.each([
    ['saffron', { theme_colors: { primary: '#a3480d' }, multi_vendor: true }],
    ['zafaran', { app_locale: 'ir', multi_vendor: false }],
  ] as const)('have the variant %s, which a reset restores', (variant, own) => {
    const settings = settingsStore(variant);
    expect(settings.master('en')).toMatchObject(own);
    settings.override({ app_locale: 'ar', multi_vendor: true });
    settings.clear();
    expect(settings.master('en')).toMatchObject(own);
  });

  it('can be overridden until the next reset', async () => {
    await client.post('/qa/master', { multi_vendor: false, currency: { position: 'suffix' } });
    const { data } = (await client.get('/master')).body;
    expect(data).toMatchObject({ multi_vendor: false, currency: { symbol: 'AED', position: 'suffix' } });
    await client.post('/qa/reset');
    expect((await client.get('/master')).body.data.multi_vendor).toBe(true);
  });
});

describe('languages', () => {
  it('are flat tables, with Persian under both of its codes', async () => {
    for (const locale of ['en', 'ar', 'ir', 'fa']) {
      const { status, body } = await client.get(`/lang/${locale}`);
      expect(status).toBe(200);
      expect(Object.values(body).every((text) => typeof text === 'string')).toBe(true);
    }
  });
});

describe('countries', () => {
  it('are complete, with calling codes', async () => {
    const { countries } = (await client.get('/countries')).body.data;
    expect(countries.length).toBeGreaterThan(240);
    const emirates = countries.find((country) => country.name === 'United Arab Emirates');
    expect(emirates).toMatchObject({ phone_code: '971' });
    expect(new Set(countries.map((country) => country.name)).size).toBe(countries.length);
    const persian = (await client.with({ locale: 'ir' }).get('/countries')).body.data.countries;
    expect(persian).toContainEqual({ ...emirates, name: 'امارات متحدهٔ عربی' });
  });
});

describe('policies', () => {
  it.each(['about-us', 'privacy-policy', 'terms-and-conditions', 'cookie-policy', 'buyer-seller-policy'])(
    'exist in every language: %s',
    async (slug) => {
      const titles = await Promise.all(
        ['en', 'ar', 'ir'].map(async (locale) => {
          const { content } = (await client.with({ locale }).get(`/legal-pages/${slug}`)).body.data;
          expect(content.description).toMatch(/^<h2>/);
          return content.title;
        }),
      );
      expect(new Set(titles).size).toBe(3);
    },
  );

  it('that do not exist are empty', async () => {
    const { content } = (await client.get('/legal-pages/none')).body.data;
    expect(content).toEqual({ title: null, description: null });
  });
});

describe('responses', () => {
  const raw = (headers: Record<string, string>) =>
    new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
      request(`${demo.origin}/api/categories`, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });

  it('are compressed, and 304 when unchanged', async () => {
    const first = await raw({ 'Accept-Encoding': 'gzip, br' });
    expect(first.response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language, Accept-Encoding, Authorization',
    });
    expect(JSON.parse(brotliDecompressSync(first.body).toString())).toHaveProperty('data.categories');
    const again = await raw({ 'If-None-Match': String(first.response.headers.etag) });
    expect(again.response.statusCode).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('have the date of the demo’s clock and security headers', async () => {
    await client.post('/qa/clock', { offsetMs: 86_400_000 });
    const { headers } = await client.get('/master');
    expect(new Date(headers.get('date') ?? 0).getTime() - Date.now()).toBeGreaterThan(86_000_000);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});

it('has a page for sellers', async () => {
  const page = await fetch(`${demo.origin}/shop/login?token=NA`, { headers: { 'Accept-Language': 'ar' } });
  expect(await page.text()).toContain('dir="rtl"');
});
