import type { Config } from 'dompurify';
import DOMPurify from 'dompurify';
import { parseUrl } from '@/domain/parseUrl';
import { safeHref, safePicture } from '@/domain/safeHref';
import { trusted } from '@/shared/trustedTypes';
import { fitHeadings } from './fitHeadings';

/**
 * Structure, tables and media. No styling, forms, frames or SVG, and no `id` or `name` that scripts could
 * look up.
 */
const TAGS = (
  'a abbr article aside audio b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt ' +
  'em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p picture pre q rp rt ' +
  'ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr'
).split(' ');

const ATTRIBUTES =
  'href src alt title colspan rowspan scope headers span dir lang start reversed type datetime cite open controls'.split(
    ' ',
  );

/**
 * Kept on pictures and videos only, where they reserve space before loading; elsewhere they would be styling.
 */
const SIZES = ['width', 'height'];

const purify = DOMPurify(window);

purify.addHook('uponSanitizeAttribute', (node, attribute) => {
  if (!SIZES.includes(attribute.attrName)) return;
  attribute.keepAttr = /^(?:IMG|VIDEO)$/.test(node.tagName) && /^\d{1,5}$/.test(attribute.attrValue);
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG') {
    // Without one, screen readers read the file's name.
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
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

/** Elements that load or embed a resource. */
const MEDIA = 'img, video, audio, iframe, frame, embed, object, source, track, picture';
const OWN_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);/i;

/**
 * Sanitizes HTML from the server: no scripts, no requests to third parties. Keeps pictures and videos of this
 * origin and of the origin of `ownPicture` (decision 011); others, and embedded content, become links.
 */
export function sanitizeHtml(html: string, ownPicture?: string | null): string {
  // A detached document neither runs scripts nor loads resources.
  const { body } = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
  const ownOrigins = [window.location.origin, originOf(ownPicture ?? '')];
  for (const media of body.querySelectorAll(MEDIA)) sanitizeMedia(media, ownOrigins);
  fitHeadings(body);
  // With Trusted Types a `TrustedHTML`, which React assigns to the element unchanged.
  return purify.sanitize(body.innerHTML, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, ...SIZES],
    ALLOW_DATA_ATTR: false,
    TRUSTED_TYPES_POLICY: trusted as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}

function sanitizeMedia(media: Element, ownOrigins: readonly (string | null)[]): void {
  const address = media.getAttribute('src') ?? media.getAttribute('data') ?? '';
  if (media.matches('source, track')) return media.remove();
  if (media.matches('picture')) return media.replaceWith(...media.children);
  const isOwn = OWN_PICTURE.test(address) || ownOrigins.includes(originOf(address) ?? 'nowhere');
  if (!media.matches('img, video, audio') || !isOwn) return media.replaceWith(...linkTo(address, media));
  const source = safePicture(address);
  if (source) media.setAttribute('src', source);
}

/** Returns an origin, such as "https://pictures.example"; null for an invalid or non-HTTP URL. */
function originOf(address: string): string | null {
  const url = parseUrl(address, window.location.origin);
  return url?.protocol.startsWith('http') ? url.origin : null;
}

/**
 * Returns a link labelled with the picture's alt text or title, else the host of its URL; nothing for an
 * unsafe URL.
 */
function linkTo(address: string, media: Element): Node[] {
  const href = safeHref(address);
  if (!href) return [];
  const link = media.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  link.textContent =
    media.getAttribute('alt') ||
    media.getAttribute('title') ||
    parseUrl(href, window.location.origin)?.host ||
    href;
  return [link];
}
