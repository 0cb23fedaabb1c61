import type { ProductQuery } from '@/api';
import type { Filters } from '@/domain/filters';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    /** `fixed` is the page's own filter, `draft` the selection in the sheet that is not applied yet. */
    filters: { fixed: ProductQuery; draft: Filters };
  }
}

export const listingOverlays = {
  filters: {
    load: () => import('./filters/FilterSheet').then((module) => module.FilterSheet),
    closesOnNavigation: true,
  },
} satisfies Partial<OverlayDefinitions>;
