import { createAction } from '@reduxjs/toolkit';

/** Answers that nothing on the page reads and nobody asked for lately were let go; carries their cache keys. */
export const cacheSwept = createAction<string[]>('cache/cacheSwept');
