import { expect, firstVisit, test } from './secondVisit';

test.use({ serviceWorkers: 'allow' });

/** The icons of a manifest as the browser decodes them, and whether the app's pages are in its scope. */
const inspectManifest = async (address: string) => {
  const manifest = (await (await fetch(address)).json()) as {
    name: string;
    display: string;
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
  const worker = (await navigator.serviceWorker.ready).scope;
  const pages = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  const icons = manifest.icons.map(async ({ src, type, ...icon }) => {
    const file = await (await fetch(src)).blob();
    const { width, height } = await createImageBitmap(file);
    return { ...icon, isAsDeclared: file.type === type && `${width}x${height}` === icon.sizes };
  });
  return {
    ...manifest,
    pages,
    pagesOutside: pages.filter((url) =>
      [manifest.scope, worker].some(
        (scope) => !new URL(url, address).href.startsWith(new URL(scope, address).href),
      ),
    ),
    icons: await Promise.all(icons),
  };
};

test('can be installed with the manifest of the backend, and without', async ({ page, server, baseURL }) => {
  for (const [origin, name] of [
    [baseURL ?? '', 'Marsa'],
    [server.origin, 'Storefront'],
  ] as const) {
    await firstVisit(page, `${origin}/`);
    const devTools = await page.context().newCDPSession(page);
    const { url, errors } = await devTools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, pagesOutside, ...app } = await page.evaluate(inspectManifest, url);
    expect(app).toMatchObject({ name, display: 'standalone', pages: ['/', '/?cart', '/order-history'] });
    expect(pagesOutside).toEqual([]);
    for (const [sizes, purpose] of [
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
      expect(icons).toContainEqual({ sizes, purpose, isAsDeclared: true });
    expect(icons.filter(({ isAsDeclared }) => !isAsDeclared)).toEqual([]);
  }
});
