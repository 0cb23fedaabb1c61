import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { FloorProduct } from './products';

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    getHome: build.query<{ products: readonly FloorProduct[] }, void>({ query: () => '/home' }),
  }),
});

export const { useGetHomeQuery } = api;
