export { Shop } from './Shop';
export { ShopCategory } from './ShopCategory';
