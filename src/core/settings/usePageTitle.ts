import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useT } from '@/shared/texts';
import { useSettings } from './useSettings';

/** The title of the route in the page's language. */
export const RouteTitle = createContext('');

/** "{title} | {app name}", or only the app name without a title (specification §1). */
const titled = (title: string, appName: string) => (title ? `${title} | ${appName}` : appName);

/**
 * Sets the route's title at once on navigation, also while the page loads, fails or finds nothing; returns it for
 * `RouteTitle`. A layout effect, so that a page's own title, set in an effect of the same commit, comes after it.
 */
export function useRouteTitle(key: string): string {
  const t = useT();
  const { appName } = useSettings();
  const { pathname } = useLocation();
  const title = key && t(key);
  useLayoutEffect(() => {
    document.title = titled(title, appName);
  }, [title, appName, pathname]);
  return title;
}

/** Titles the page by what it shows, a name of the server's; the route's title while there is none. */
export function useDocumentTitle(name: string | null | undefined): void {
  const routeTitle = useContext(RouteTitle);
  const { appName } = useSettings();
  const { pathname } = useLocation();
  const title = name?.trim() || routeTitle;
  // The route title is set again when it, the app's name or the path changes; so the page's own must be, too.
  useEffect(() => {
    document.title = titled(title, appName);
  }, [title, routeTitle, appName, pathname]);
  // A page that broke leaves the route's title. Layout cleanups come before the layout effect of the next route.
  useLayoutEffect(
    () => () => {
      document.title = titled(routeTitle, appName);
    },
    [routeTitle, appName],
  );
}
