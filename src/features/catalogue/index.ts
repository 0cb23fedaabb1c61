export { CountdownBoxes } from './CountdownBoxes';
export { CountdownText } from './CountdownText';
export { selectKnownProduct } from './knownProduct';
export { ProductCard } from './ProductCard';
export { ProductCardSkeleton } from './ProductCardSkeleton';
export { ProductGrid } from './ProductGrid';
export { RatingAndSold } from './RatingAndSold';
export { useSaleClock } from './useSaleClock';
