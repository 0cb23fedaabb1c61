export { Products } from './Products';
