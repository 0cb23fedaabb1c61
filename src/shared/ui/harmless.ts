import DOMPurify from 'dompurify';
import { safeHref } from '@/domain/safeHref';

/** Structure, tables, pictures: no looks, no forms, no frames, no drawings, no names for scripts to find. */
const TAGS = (
  'a abbr article aside audio b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt ' +
  'em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p picture pre q rp rt ' +
  'ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr'
).split(' ');

const ATTRIBUTES =
  'href src alt title colspan rowspan scope headers span dir lang start reversed type datetime cite open controls'.split(
    ' ',
  );

const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  if (node.tagName === 'VIDEO' || node.tagName === 'AUDIO') {
    node.setAttribute('controls', '');
    node.setAttribute('preload', 'none');
  }
  if (node.tagName !== 'A') return;
  const href = safeHref(node.getAttribute('href'));
  if (href) node.setAttribute('href', href);
  else node.removeAttribute('href');
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Whatever loads or embeds something. */
const MEDIA = 'img, video, audio, iframe, frame, embed, object, source, track, picture';
const OWN_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);/i;

/**
 * HTML of the server, made harmless: no script, no request to anybody else. Pictures and films of this origin stay; those of
 * others, and whatever was embedded, become links that the shopper may follow.
 */
export function harmless(html: string): string {
  // A document of its own: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const media of body.querySelectorAll(MEDIA)) tame(media);
  return purify.sanitize(body.innerHTML, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
  });
}

function tame(media: Element): void {
  const address = media.getAttribute('src') ?? media.getAttribute('data') ?? '';
  if (media.matches('source, track')) return media.remove();
  if (media.matches('picture')) return media.replaceWith(...media.children);
  if (media.matches('img, video, audio') && isOurs(address)) return undefined;
  return media.replaceWith(...linkTo(address, media));
}

function isOurs(address: string): boolean {
  if (OWN_PICTURE.test(address)) return true;
  try {
    const { protocol, origin } = new URL(address, window.location.origin);
    return protocol.startsWith('http') && origin === window.location.origin;
  } catch {
    return false;
  }
}

/** A link with the picture's own words, else with the name of the place that it leads to; nothing where there is none. */
function linkTo(address: string, media: Element): Node[] {
  const href = safeHref(address);
  if (!href) return [];
  const link = media.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  link.textContent =
    media.getAttribute('alt') || media.getAttribute('title') || new URL(href, window.location.origin).host;
  return [link];
}
