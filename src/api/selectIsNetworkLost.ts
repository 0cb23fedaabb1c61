import { api } from './api';
import { isNetworkLost } from './isResponseLost';

type ApiState = ReturnType<typeof api.reducer>;

/** Whether the last request of a query got no response at all. */
export const selectIsNetworkLost = (state: { [api.reducerPath]: ApiState }): boolean =>
  Object.values(state[api.reducerPath].queries).some((entry) => isNetworkLost(entry?.error));
