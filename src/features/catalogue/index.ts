export { CountdownBoxes } from './CountdownBoxes';
export { CountdownText } from './CountdownText';
export { ProductCard } from './ProductCard';
export { ProductCardSkeleton } from './ProductCardSkeleton';
export { ProductGrid } from './ProductGrid';
export { RatingAndSold } from './RatingAndSold';
export { useSaleClock } from './useSaleClock';
