import type { Page } from '@playwright/test';

/** Part of an event of Chrome's DevTools protocol. */
interface Paused {
  requestId: string;
  request: { url: string; method: string };
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/**
 * Rewrites the JSON of the API's responses to the calls that match, such as "GET /api/home". A route of
 * Playwright would turn off the browser's cache, and with it the cache of compiled scripts: a quarter of a
 * load's CPU time.
 */
export async function rewriteJson(
  page: Page,
  calls: RegExp,
  rewrite: (text: string) => unknown,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const rewritten = async (requestId: string) => {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    return Buffer.from(JSON.stringify(rewrite(text))).toString('base64');
  };
  const answer = async ({ requestId, request, responseStatusCode, responseHeaders = [] }: Paused) => {
    const headers = responseHeaders.filter(({ name }) => !/^content-(?:encoding|length)$/i.test(name));
    const isJson = headers.some(({ name, value }) => /^content-type$/i.test(name) && value.includes('json'));
    if (!isJson || !calls.test(`${request.method} ${new URL(request.url).pathname}`))
      return session.send('Fetch.continueRequest', { requestId });
    const body = await rewritten(requestId);
    const responseCode = responseStatusCode ?? 200;
    return session.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders: headers, body });
  };
  session.on('Fetch.requestPaused', (paused) => {
    answer(paused).catch((problem: unknown) => {
      // The page was left, or closed, before its response was there.
      if (!/closed|Invalid InterceptionId|not found/i.test(String(problem))) throw problem;
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }] });
}
