import type { FirstCalls } from '@/api';
import type { OverlayContext } from '@/core/overlays';

/** What sagas read by `getContext`. */
export interface SagaContext extends OverlayContext {
  firstCalls: FirstCalls;
}
