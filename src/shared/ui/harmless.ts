import type { Config } from 'dompurify';
import DOMPurify from 'dompurify';
import { safeHref } from '@/domain/safeHref';
import { trusted } from '@/shared/trustedTypes';

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

/** A picture that says its size has its room before it comes; elsewhere a size is a look. */
const SIZES = ['width', 'height'];

const purify = DOMPurify(window);

purify.addHook('uponSanitizeAttribute', (node, attribute) => {
  if (!SIZES.includes(attribute.attrName)) return;
  attribute.keepAttr = /^(?:IMG|VIDEO)$/.test(node.tagName) && /^\d{1,5}$/.test(attribute.attrValue);
});

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG') {
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

/** Whatever loads or embeds something. */
const MEDIA = 'img, video, audio, iframe, frame, embed, object, source, track, picture';
const OWN_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);/i;

/**
 * HTML of the server, made harmless: no script, no request to anybody else. Pictures and films of this origin stay, and of
 * the origin that the server's own picture of the thing comes from (decision 011); those of others, and whatever was
 * embedded, become links that the shopper may follow.
 */
export function harmless(html: string, ownPicture?: string | null): string {
  // A document of its own: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
  const ours = [window.location.origin, originOf(ownPicture ?? '')];
  for (const media of body.querySelectorAll(MEDIA)) tame(media, ours);
  // With Trusted Types a signed value, which React hands to the element as it is.
  return purify.sanitize(body.innerHTML, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, ...SIZES],
    ALLOW_DATA_ATTR: false,
    TRUSTED_TYPES_POLICY: trusted as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}

function tame(media: Element, ours: readonly (string | null)[]): void {
  const address = media.getAttribute('src') ?? media.getAttribute('data') ?? '';
  if (media.matches('source, track')) return media.remove();
  if (media.matches('picture')) return media.replaceWith(...media.children);
  const isOurs = OWN_PICTURE.test(address) || ours.includes(originOf(address) ?? 'nowhere');
  if (media.matches('img, video, audio') && isOurs) return undefined;
  return media.replaceWith(...linkTo(address, media));
}

/** Where an address leads, such as "https://pictures.example"; null for what is no address, or no http. */
function originOf(address: string): string | null {
  try {
    const { protocol, origin } = new URL(address, window.location.origin);
    return protocol.startsWith('http') ? origin : null;
  } catch {
    return null;
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
