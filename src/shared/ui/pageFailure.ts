import { createContext } from 'react';

/** Registers a failure on the page while it is shown; returns the function that removes it. */
export type RegisterFailure = () => () => void;

/** Set around the content of a page, which adds what the browser has stored while there is no network. */
export const PageFailureContext = createContext<RegisterFailure>(() => () => undefined);
