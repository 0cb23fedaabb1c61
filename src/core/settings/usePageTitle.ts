import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { documentTitle } from '@/domain/documentTitle';
import { useT } from '@/shared/texts';
import { useSettings } from './useSettings';

/** Localized title of the route. */
export const RouteTitle = createContext('');

function setTitle(title: string, appName: string): void {
  // Both may be unknown: the title of the HTML page stays.
  document.title = documentTitle(title, appName) || document.title;
}

/**
 * Sets the route's title at once on navigation, also while the page loads, fails or finds nothing; returns it
 * for `RouteTitle`. A layout effect, so that a page's own title, set in an effect of the same commit, is
 * applied after it.
 */
export function useRouteTitle(key: string): string {
  const t = useT();
  const { appName } = useSettings();
  const { pathname } = useLocation();
  const title = key && t(key);
  useLayoutEffect(() => {
    setTitle(title, appName);
  }, [title, appName, pathname]);
  return title;
}

/** Sets the document title to the page's subject, such as a product name; falls back to the route's title. */
export function useDocumentTitle(name: string | null | undefined): void {
  const routeTitle = useContext(RouteTitle);
  const { appName } = useSettings();
  const { pathname } = useLocation();
  const title = name?.trim() || routeTitle;
  // The route title is set again when it, the app's name or the path changes, so this effect depends on all
  // of them.
  useEffect(() => {
    setTitle(title, appName);
  }, [title, routeTitle, appName, pathname]);
  // Restores the route's title when a page unmounts. Layout cleanups run before the next route's layout
  // effect.
  useLayoutEffect(
    () => () => {
      setTitle(routeTitle, appName);
    },
    [routeTitle, appName],
  );
}
