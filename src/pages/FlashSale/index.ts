export { FlashSale } from './FlashSale';
