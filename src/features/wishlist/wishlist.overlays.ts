import type { ProductId } from '@/domain/ids';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    favoriteRemove: { productId: ProductId };
  }
}

export const wishlistOverlays = {
  favoriteRemove: {
    load: () => import('./FavoriteRemoveDialog').then((module) => module.FavoriteRemoveDialog),
    closesOnNavigation: true,
    closesWithSession: true,
  },
} satisfies Partial<OverlayDefinitions>;
