export { CountdownBoxes } from './CountdownBoxes';
export { CountdownText } from './CountdownText';
export { selectKnownProduct } from './knownProduct';
export { ProductCard } from './ProductCard';
export { ProductGrid } from './ProductGrid';
export { useSaleClock } from './useSaleClock';
export { useSaleState } from './useSaleState';
