export { Shops } from './Shops';
