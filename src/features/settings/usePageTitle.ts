import { useEffect } from 'react';
import { useT } from '@/shared/texts';
import { useSettings } from './useSettings';

/** Sets "{title} | {app name}", or only the app name without a title (specification §1). */
export function usePageTitle(title: string, { isLeftToPage = false }: { isLeftToPage?: boolean } = {}): void {
  const t = useT();
  useTitleOfThing(title && t(title), { isLeftToPage });
}

/** The same for the name of a thing, which is the server's and is not translated by us. */
export function useTitleOfThing(
  name: string,
  { isLeftToPage = false }: { isLeftToPage?: boolean } = {},
): void {
  const { appName } = useSettings();
  useEffect(() => {
    if (!isLeftToPage) document.title = name ? `${name} | ${appName}` : appName;
  }, [name, appName, isLeftToPage]);
}
