import { documentTitle } from '@/domain/documentTitle';
import { DEFAULT_LOCALE } from '@/domain/settings';
import type { EarlyCall } from '@/shared/adapters/earlyResponses';
import { afterPaint, pause } from '@/shared/adapters/afterPaint';
import { PAINT_ID } from '@/shared/adapters/paintedPage';
import { colorsOf, contextOf, type Context } from './context';
import { element } from './element';
import { at, textAt } from './json';
import { paintHome } from './paintHome';
import { paintProducts } from './paintListing';
import { paintProduct } from './paintProduct';
import { paintShop } from './paintShop';
import { frameElements } from './paintFrame';
import { isInWindow, loadPictures, untilScripts } from './pictures';

/** Longest wait for pictures in milliseconds: a browser without pictures never decodes one. */
const MAX_PICTURES = 300;

type Painter = (context: Context, responses: readonly unknown[]) => (HTMLElement | null)[];

/** Painters by folder in `src/pages`. */
const PAINTERS: Readonly<Record<string, Painter>> = {
  Home: paintHome,
  Products: paintProducts,
  ProductDetails: paintProduct,
  Shop: paintShop,
};

/** JSON of an early response; its body stays unread for the app. Undefined if the call failed. */
async function jsonOf(call: EarlyCall | undefined): Promise<unknown> {
  try {
    const response = await call?.response;
    return response?.ok ? await response.clone().json() : undefined;
  } catch {
    return undefined;
  }
}

const untilParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('readystatechange', () => resolve(), { once: true });
  });

/**
 * Loads the pictures that were just added; resolves when they can be drawn, or have failed. With a service
 * worker they would be there before the names are painted, and wait for that. On a slow network the app's
 * scripts go ahead of all but the first pictures. Those outside the window wait until something is scrolled.
 */
async function drawPictures(pictures: readonly HTMLImageElement[]): Promise<void> {
  const scripts = untilScripts();
  const shown = pictures.filter(isInWindow);
  const first = scripts ? shown.filter((picture) => picture.hasAttribute('fetchpriority')) : shown;
  addEventListener('scroll', () => loadPictures(pictures), { capture: true, once: true });
  if (navigator.serviceWorker?.controller) await new Promise<void>(afterPaint);
  void scripts?.then(() => loadPictures(shown));
  loadPictures(first);
  await Promise.race([Promise.allSettled(first.map((picture) => picture.decode())), pause(MAX_PICTURES)]);
}

/** Remembers the last press of a button, which the app repeats; links and forms work by themselves. */
function rememberPress(this: HTMLElement, { target, pageX, pageY }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button:not(form *)') : null;
  if (!button) return;
  this.dataset.pressed = `${pageX} ${pageY}`;
  button.classList.add('pressed');
}

interface Painting {
  page: string | undefined;
  locale: string | null;
  isSignedIn: boolean;
  /** The calls for texts, settings and the page's own data, in this order. */
  calls: readonly EarlyCall[];
}

/**
 * Paints the frame of every page, and then the first screen of a page with a painter from the early
 * responses. Resolves when the app may be evaluated: without a painter it does not wait for the responses.
 * Stays until the app shows the page itself (`shared/adapters/paintedPage`).
 */
export async function paint({ page, locale, isSignedIn, calls }: Painting): Promise<void> {
  const painter = PAINTERS[page ?? ''];
  const root = document.documentElement;
  const [lang, settings, ...ofPage] = calls;
  await untilParsed();
  const { title } = document;
  const main = element('main', painter ? {} : { class: 'container skeleton' });
  const term = document.createElement('input');
  const layer = element('div', { id: PAINT_ID });
  layer.addEventListener('click', rememberPress);
  const repaint = (master: unknown, texts: unknown) => {
    const context = contextOf(locale ?? DEFAULT_LOCALE, isSignedIn, master, texts);
    layer.style.cssText = colorsOf(master, root.dataset.scheme === 'dark');
    const isTyping = document.activeElement === term;
    layer.replaceChildren(...frameElements(context, main, term));
    if (isTyping) term.focus();
    return context;
  };
  const paintResponses = async () => {
    const [texts, master, ...responses] = await Promise.all([lang, settings, ...ofPage].map(jsonOf));
    const data = at(master, 'data');
    const ownLocale = textAt(data, 'app_locale') || DEFAULT_LOCALE;
    // The first visit uses the language of the settings, whose texts the app loads.
    if (!layer.isConnected || (locale === null && ownLocale !== DEFAULT_LOCALE)) return;
    const context = repaint(data, texts ?? {});
    if (painter) {
      const content = painter(
        context,
        responses.map((response) => at(response, 'data')),
      );
      // An empty page would hide the app's, with its skeletons.
      if (content.some(Boolean)) main.replaceChildren(element('div', { class: 'container' }, ...content));
    }
    // The app may have set its title already.
    const heading = main.querySelector('h1')?.textContent ?? '';
    if (document.title === title) document.title = documentTitle(heading, context.appName) || title;
    await drawPictures([...layer.querySelectorAll<HTMLImageElement>('[data-src]')]);
  };
  repaint(undefined, undefined);
  document.body.append(layer);
  root.dataset.painted = '';
  const isWhole = paintResponses().catch(() => undefined);
  if (painter) await isWhole;
}
