export { Category } from './Category';
