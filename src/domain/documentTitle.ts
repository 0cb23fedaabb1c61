/** "{title} | {app name}", or only one of them without the other (specification §1); '' without both. */
export const documentTitle = (title: string, appName: string): string =>
  [title, appName].filter(Boolean).join(' | ');
