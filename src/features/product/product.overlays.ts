import type { Id, ProductId } from '@/domain/ids';
import type { Photo } from '@/domain/photo';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    chooser: { productId: ProductId; colorId: Id | null };
    /** The pictures of a product, or photos that a person has sent; without an author, the user. */
    gallery:
      { productId: ProductId; index: number } | { author: string | null; photos: Photo[]; index: number };
  }
}

export const productOverlays = {
  chooser: {
    load: () => import('./ChooserDialog').then((module) => module.ChooserDialog),
    closesOnNavigation: true,
  },
  gallery: {
    load: () => import('./gallery/GalleryDialog').then((module) => module.GalleryDialog),
    closesOnNavigation: true,
  },
} satisfies Partial<OverlayDefinitions>;
