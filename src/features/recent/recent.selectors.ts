import { catalogueApi } from '@/api';

/** The last seen products, as cached or persisted. */
export const selectRecentViews = catalogueApi.endpoints.getRecentViews.select();
