import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  /** A long timeout for busy machines; it does not slow down passing tests. */
  asyncUtilTimeout: 40_000,
  /** Prints the page only in the final error of a wait, not for each failed attempt. */
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? undefined)
      : getElementError(message, container),
});
