import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router';
import { parseUrl } from '@/domain/parseUrl';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page, or an absolute URL, which may lead to another site. */
  to: To;
  replace?: boolean;
  state?: unknown;
}

const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;

/** Splits a target into a path of this shop and a URL outside of it; one of both is undefined. */
function splitTarget(to: To): { path?: To; outside?: string } {
  if (typeof to !== 'string' || !ABSOLUTE.test(to)) return { path: to };
  const url = parseUrl(to);
  if (url?.origin !== window.location.origin) return { outside: to };
  return { path: `${url.pathname}${url.search}${url.hash}` };
}

/** Whether the browser opens the link itself: in a new tab or window, or as a download. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Link that navigates without a page load. React Router's own would bring 2 kB of prefetching for its
 * framework mode into the first load.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const { path = '', outside } = splitTarget(to);
  const href = useHref(path);
  const follow = useLinkClickHandler<HTMLAnchorElement>(path, {
    state,
    ...(replace !== undefined && { replace }),
    ...(rest.target !== undefined && { target: rest.target }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (outside === undefined && !event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={outside ?? href} onClick={click}>
      {children}
    </a>
  );
}

/** Link that is the current one on its own page and, without `end`, on the pages below it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const own = useResolvedPath(rest.to).pathname;
  const isCurrent = pathname === own || (!end && pathname.startsWith(`${own}/`));
  return <Link {...rest} {...(isCurrent && { 'aria-current': 'page' })} />;
}
