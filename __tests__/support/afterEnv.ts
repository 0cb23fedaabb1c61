import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  /** The whole page is written down when a wait is over, not each time that it looks again: most looks of a wait fail. */
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? undefined)
      : getElementError(message, container),
});
