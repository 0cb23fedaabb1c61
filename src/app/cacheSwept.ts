import { createAction } from '@reduxjs/toolkit';

/** Old cache entries without subscribers were removed; the payload is their cache keys. */
export const cacheSwept = createAction<string[]>('cache/cacheSwept');
