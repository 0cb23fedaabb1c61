import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { createDisplayedState } from './displayedState';
import { forRtkQueryTab } from './endpointNames';

/** Maximum number of rows in the DevTools timeline. */
export const MAX_ROWS = 500;

/**
 * Options of the DevTools' extension. Its Dispatcher evaluates what is typed; the page's policy forbids that
 * everywhere but in the dev build, which has no policy. QA's panel dispatches instead.
 */
export function devToolsOptions(): DevToolsEnhancerOptions {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'Storefront',
    maxAge: MAX_ROWS,
    trace: isDevelopment,
    traceLimit: 25,
    actionSanitizer: forRtkQueryTab,
    stateSanitizer: createDisplayedState(),
    features: {
      pause: true,
      lock: true,
      persist: true,
      export: 'custom',
      import: 'custom',
      jump: true,
      skip: true,
      reorder: true,
      dispatch: isDevelopment,
      test: true,
    },
  };
}
