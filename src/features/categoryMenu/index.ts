export { CategoryMenu } from './CategoryMenu';
export { useShopCategories } from './useShopCategories';
