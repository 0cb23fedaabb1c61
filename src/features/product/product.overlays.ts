import type { Id, ProductId } from '@/domain/ids';
import type { OverlayDefinitions } from '@/core/overlays';

declare module '@/core/overlays' {
  interface OverlayProps {
    chooser: { productId: ProductId; colorId: Id | null };
    gallery: { productId: ProductId; index: number };
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
