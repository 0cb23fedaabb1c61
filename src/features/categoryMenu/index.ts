export { categoryMenuOverlays } from './categoryMenu.overlays';
export { CategoryCard, CategoryCards, CategoryCardSkeleton } from './CategoryCard';
export { CategoryMenu } from './CategoryMenu';
